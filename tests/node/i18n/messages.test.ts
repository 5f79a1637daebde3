import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#worker/i18n/locale.rules.ts";
import { orderPaperTexts } from "#worker/i18n/order-papers.ts";
import { translate } from "#worker/i18n/translate.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** The specification's form rules and messages, by the dashboard's keys. */
const SAID_BY_THE_DASHBOARD = [
	"field.required",
	"users.email_invalid",
	"field.invalid",
	"field.too_long",
	"auth.password_short",
	"auth.password_wrong",
	"auth.token_invalid",
	"users.password_mismatch",
	"finder.sku_missing",
	"finders.color_invalid",
	"finders.url_invalid",
	"finders.target_invalid",
	"uploads.path_invalid",
	"finders.origin_invalid",
	"auth.invalid_login",
	"forgot.sent",
	"reset.changed_description",
	"order.upload.error",
	"upload.too_many",
	"problem.status",
	"problem.unreachable",
	"error_page.forbidden",
	"error_page.not_found",
	"error_page.internal",
];

/** The same by the server's keys. */
const SAID_BY_THE_SERVER = [
	"auth.invalid_login",
	"auth.forbidden",
	"auth.password_short",
	"auth.password_wrong",
	"auth.token_invalid",
	"finders.not_found",
	"orders.not_found",
	"uploads.too_many",
	"uploads.too_large",
	"uploads.type_refused",
	"request.invalid_json",
	"server.internal",
];

/**
 * At no field of a form: a call for visitors, and a conflict with its own dialog. Or the form offers no wrong choice.
 */
const AT_NO_FIELD = [
	"finders.vehicle_id_invalid",
	"offers.stale",
	// They name no field but a row, which the screen leaves out.
	"offers.part_not_found",
	"offers.assortment_not_found",
	"inventory.stale",
	"companies.country_unknown",
	"companies.assortment_unknown",
	"assortments.parts_of_other_kind",
	"catalogue.correction_two_adapters",
	"catalogue.correction_years",
	// Of a visitor's call, which has no form here.
	"finders.car_or_vehicle",
	// Which of the asked orders: the documents have no form.
	"orders.not_found",
	"registrations.malformed",
];

async function dashboardTexts(locale: string): Promise<Record<string, string>> {
	const { entry } = await import(join(ROOT, `dashboard/src/i18n/${locale}/entry.ts`));
	const { area } = await import(join(ROOT, `dashboard/src/i18n/${locale}/area.ts`));
	return { ...entry, ...area };
}

/** Codes that a schema, or an error with fields, reports at a field: `message: "finders.url_invalid"`. */
function fieldCodes(): string[] {
	const sources = readdirSync(join(ROOT, "worker"), { recursive: true, encoding: "utf8" })
		.filter((path) => /\.(schema|errors)\.ts$/.test(path))
		.map((path) => readFileSync(join(ROOT, "worker", path), "utf8"));
	const patterns = [
		/(?:error|message): "([a-z_]+\.[a-z_]+)"/g,
		/code: "([a-z_]+\.[a-z_]+)"/g,
		/\(\/.*\/, "([a-z_]+\.[a-z_]+)"/g,
	];
	return [
		...new Set(
			sources.flatMap((source) => patterns.flatMap((one) => [...source.matchAll(one)].map(([, code]) => code!))),
		),
	];
}

const isSentence = (text: string | undefined) => text !== undefined && /[.!?;]$/.test(text);

describe.each(LOCALES)("in %s", async (locale) => {
	const texts = await dashboardTexts(locale);
	const english = await dashboardTexts("en");

	test("each rule and message of the specification is a sentence of its own, in dashboard and server", () => {
		expect(SAID_BY_THE_DASHBOARD.filter((key) => !isSentence(texts[key]))).toEqual([]);
		expect(SAID_BY_THE_SERVER.filter((code) => !isSentence(translate(locale, code)))).toEqual([]);
		const same = SAID_BY_THE_DASHBOARD.filter((key) => locale !== "en" && texts[key] === english[key]);
		expect(same).toEqual([]);
	});

	test("each code that the server puts at a field has a sentence at the field", () => {
		expect(fieldCodes().length).toBeGreaterThan(10);
		const shown = fieldCodes().filter((code) => !AT_NO_FIELD.includes(code));
		expect(shown.filter((code) => !isSentence(texts[code]))).toEqual([]);
	});
});

test.each(LOCALES)("in %s, papers name an order's status as the screens do", async (locale) => {
	const { orderLocked, orderNotAvailable } = orderPaperTexts(locale);
	const texts = await dashboardTexts(locale);
	const shown = [texts["orders.status_locked"], texts["orders.status_notavail"]];
	expect([orderLocked, orderNotAvailable]).toEqual(shown);
});

test.each(LOCALES)("in %s, what the server and the back-office both say has one source", async (locale) => {
	const { entryTexts } = await import(join(ROOT, `worker/i18n/entry-texts/${locale}.rules.ts`));
	const { fieldTexts } = await import(join(ROOT, `worker/i18n/field-texts/${locale}.rules.ts`));
	const shared: Record<string, string> = { ...entryTexts, ...fieldTexts };
	const server: Record<string, string> = (await import(join(ROOT, `worker/i18n/${locale}.ts`)))[locale];
	const texts = await dashboardTexts(locale);
	expect(Object.keys(server).filter((key) => Object.hasOwn(texts, key) && server[key] !== shared[key])).toEqual([]);
	const sentences = new Set(Object.values(server));
	const repeated = Object.entries(texts).filter(([key, text]) => !Object.hasOwn(shared, key) && sentences.has(text));
	expect(repeated).toEqual([]);
});
