import { Hono } from "hono";
import { assortmentRoutes, assortmentSelectRoutes, brandRoutes } from "./assortments/assortment.routes.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { apiKeyRoutes } from "./auth/api-key.routes.ts";
import { sessionRoutes, signInRoutes } from "./auth/auth.routes.ts";
import { requireSession } from "./auth/require-session.ts";
import { allCarRequestRoutes, carRequestRoutes } from "./car-requests/car-request.routes.ts";
import { requestPageRoutes, visitorRequestRoutes } from "./car-requests/visitor-request.routes.ts";
import { carRoutes } from "./catalogue/cars/car.routes.ts";
import { correctionRoutes } from "./catalogue/cars/correction.routes.ts";
import { importRoutes } from "./catalogue/import/import.routes.ts";
import { versionRoutes } from "./catalogue/versions/version.routes.ts";
import { companyRoutes } from "./companies/company.routes.ts";
import { selectListRoutes } from "./companies/select-lists.routes.ts";
import { contentRoutes } from "./contents/content.routes.ts";
import { deliveryRoutes } from "./delivery/delivery.routes.ts";
import { lookupRoutes } from "./delivery/lookup.routes.ts";
import { purgeAfterWrites } from "./delivery/purge-after-writes.ts";
import { finderRoutes } from "./finders/finder.routes.ts";
import { answerWithin, HANG_MS } from "./http/answer-within.ts";
import { dashboardCors } from "./http/cors.ts";
import type { AppEnv } from "./http/env.ts";
import { notFoundIn, onErrorIn } from "./http/not-found.ts";
import { openApiRoutes } from "./http/openapi.routes.ts";
import { onPrimary, prepare } from "./http/prepare.ts";
import { limitBody } from "./http/read-body.ts";
import { logRequest } from "./http/request-log.ts";
import { splitLocale } from "./i18n/locale.rules.ts";
import { inventoryRoutes } from "./inventory/inventory.routes.ts";
import { productListRoutes } from "./inventory/product-list.routes.ts";
import { setProductStockRoutes } from "./inventory/set-product-stock.routes.ts";
import { imageRoutes, mediaRoutes } from "./media/media.routes.ts";
import { messageRoutes } from "./messages/message.routes.ts";
import { editFinderRoutes } from "./offers/edit-finder.routes.ts";
import { offerRoutes } from "./offers/offer.routes.ts";
import { groupPriceRoutes, pricingRoutes } from "./offers/pricing.routes.ts";
import { orderRoutes } from "./orders/order.routes.ts";
import { orderDocumentRoutes } from "./orders/order-document.routes.ts";
import { orderFileRoutes } from "./orders/order-file.routes.ts";
import { orderImportRoutes } from "./orders/order-import.routes.ts";
import { productRoutes } from "./products/product.routes.ts";
import { productImportRoutes } from "./products/product-import.routes.ts";
import { setProductRoutes, setProductWriteRoutes } from "./products/set-product.routes.ts";
import { publicRoutes } from "./publishing/public.routes.ts";
import { publishingRoutes } from "./publishing/publishing.routes.ts";
import { qualityRoutes } from "./quality/quality.routes.ts";
import { registrationRoutes } from "./registrations/registration.routes.ts";
import { finderStatisticsRoutes } from "./statistics/finder-statistics.routes.ts";
import { statisticsRoutes } from "./statistics/statistics.routes.ts";
import { userRoutes } from "./users/user.routes.ts";
import { webhookRoutes } from "./webhooks/webhook.routes.ts";

/** Calls of the back-office, which need a token. */
const adminApi = new Hono<AppEnv>()
	.use(requireSession, limitBody, purgeAfterWrites)
	.route("/user", sessionRoutes)
	.route("/user", userRoutes)
	.route("/config", finderRoutes)
	.route("/config", editFinderRoutes)
	.route("/config", finderStatisticsRoutes)
	.route("/config", offerRoutes)
	.route("/config", carRequestRoutes)
	.route("/car-request", allCarRequestRoutes)
	.route("/config/assortment", groupPriceRoutes)
	.route("/pricing", pricingRoutes)
	.route("/company", companyRoutes)
	.route("/product/import", productImportRoutes)
	.route("/product", productListRoutes)
	.route("/product", productRoutes)
	.route("/product", setProductWriteRoutes)
	.route("/set-product", setProductRoutes)
	.route("/set-product", setProductWriteRoutes)
	.route("/set-product", setProductStockRoutes)
	.route("/order/import", orderImportRoutes)
	.route("/order", orderRoutes)
	.route("/order", orderDocumentRoutes)
	.route("/inventory", inventoryRoutes)
	.route("/content", contentRoutes)
	.route("/api-key", apiKeyRoutes)
	.route("/webhook", webhookRoutes)
	.route("/message", messageRoutes)
	.route("/audit", auditRoutes)
	.route("/dashboard", statisticsRoutes)
	.route("/assortment", assortmentRoutes)
	.route("/brand", brandRoutes)
	.route("/", assortmentSelectRoutes)
	.route("/catalogue/import", importRoutes)
	.route("/catalogue/version", versionRoutes)
	.route("/catalogue/correct", correctionRoutes)
	.route("/catalogue/car/correct", correctionRoutes)
	.route("/catalogue/car", carRoutes)
	.route("/catalogue/quality", qualityRoutes)
	.route("/", publishingRoutes)
	.route("/", selectListRoutes);

/** Public: signing in and the API's description. */
const openApi = new Hono<AppEnv>()
	.use(limitBody, onPrimary)
	.route("/", signInRoutes)
	.get("/health", (c) => c.json({ ok: true }, 200, { "X-Version": c.env.VERSION?.id ?? "" }));

export const app = new Hono<AppEnv>({ getPath: (request) => splitLocale(new URL(request.url).pathname).path })
	.use(
		logRequest(() => Math.random()),
		prepare,
		answerWithin(HANG_MS),
	)
	.use("/api/*", dashboardCors)
	.use("/admin/api/*", dashboardCors)
	.use("/upload-image", dashboardCors, requireSession)
	.use("/admin/api/order/:id/files", requireSession)
	.route("/api", openApi)
	// Before the calls with a small body.
	.route("/admin/api/order", orderFileRoutes)
	.route("/admin/api", adminApi)
	.route("/upload-image", mediaRoutes)
	.route("/uploads/images/finder", imageRoutes)
	.route("/finder/v1", visitorRequestRoutes)
	.route("/finder/v1", deliveryRoutes)
	.route("/finder/v1", registrationRoutes)
	.route("/finder", requestPageRoutes)
	.route("/finder", publicRoutes)
	.route("/finder", lookupRoutes);

app.route("/api", openApiRoutes(app, requireSession));
app.onError(onErrorIn(app));
app.notFound(notFoundIn(app));

export type AppType = typeof app;
