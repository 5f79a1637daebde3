import { entryTexts } from "./entry-texts/en.rules.ts";
import { fieldTexts } from "./field-texts/en.rules.ts";

/** The server's texts, by error code. Every other language has exactly the keys of English. */
export const en = {
	...entryTexts,
	...fieldTexts,
	"products.nothing_imported": fieldTexts["catalogue.nothing_imported"],

	"request.not_json": "The request must be sent as JSON.",
	"request.malformed": "The request could not be read.",
	"request.unexpected_body": "This call takes no body.",
	"request.invalid_json": "Please check your entries.",
	"request.invalid_param": "This address is not valid.",
	"request.invalid_query": "This address is not valid.",
	"request.too_large": "The request is too large.",
	"request.not_found": "There is nothing at this address.",
	"request.method_not_allowed": "This call does not exist in this form.",
	"request.idempotency_invalid": "The Idempotency-Key must have 1 to 200 printable characters.",
	"request.idempotency_mismatch": "This Idempotency-Key was used for another request.",
	"request.reference_gone": "A referenced item was deleted. Reload the page and try again.",
	"request.idempotency_busy": "The first request with this Idempotency-Key is still running. Please try again shortly.",

	"server.internal": "Something went wrong on our side. Please try again.",
	"server.unavailable": "The service can't be reached at the moment. Please try again shortly.",

	"auth.unauthorized": "Please sign in.",
	"auth.other_user": "You are signed in as another user. Nothing was saved.",
	"auth.too_many_attempts": "Too many attempts. Please wait a moment and try again.",
	"auth.forbidden": "You have no access. A manager or administrator can grant it.",
	"auth.not_while_impersonating": "This is not possible while you simulate another user.",
	"auth.scope_missing": "This API key has no permission for this call. Create a key that has it.",
	"auth.key_not_found": "API key not found.",
	"auth.keys_too_many": "A company can have at most 20 active API keys. Revoke one first.",

	"messages.not_found": "Notification not found.",

	"webhooks.not_found": "Webhook not found.",
	"webhooks.stale": "Someone else has changed this webhook. Reload the page.",
	"webhooks.inactive": "This webhook is inactive, so nothing is sent to it. Activate it first.",
	"webhooks.too_many": "A company can have at most 10 webhooks. Delete one first.",
	"webhooks.too_many_sent": "Too many deliveries sent manually. Please wait a minute and try again.",

	"assortments.not_found": "Assortment not found.",
	"assortments.stale": "Someone else has changed this assortment. Reload the page.",
	"assortments.code_fixed": "The code can't be changed because SKUs contain it.",
	"assortments.kind_fixed": "The type can't be changed.",
	"assortments.brand_not_found": "Brand not found.",
	"assortments.brand_stale": "Someone else has changed this brand. Reload the page.",
	"assortments.parts_of_other_kind": "Front and rear assortments have sizes with prices, an adapter has one price.",
	"users.not_found": "User not found.",
	"users.stale": "Someone else has changed this user. Reload the page.",
	"users.not_impersonatable": "This user can't be simulated.",

	"companies.not_found": "Company not found.",
	"companies.stale": "Someone else has changed this company. Reload the page.",

	"contents.not_found": "Content not found.",
	"contents.stale": "Someone else has changed this content. Reload the page.",

	"catalogue.import_not_found": "Import not found.",
	"catalogue.import_closed": "This import has ended. Please start a new one.",
	"catalogue.part_unknown": "The import has no part with this number.",
	"catalogue.part_differs": "This part was already received with other content. The file has changed.",
	"catalogue.rows_unordered": "The rows of a part must have ascending numbers.",
	"catalogue.rows_differ": "The parts have a different number of rows than announced.",
	"catalogue.dry_run": "A dry run can't be activated. Import the file again without the dry run option.",
	"catalogue.parts_missing": "The import is not complete yet: parts are missing.",
	"catalogue.too_many_brands": "The file has too many vehicle brands. Please check its columns.",
	"catalogue.superseded": "Another catalogue was activated in the meantime. Please start the import again.",
	"catalogue.removal_unconfirmed": "This removes more than a tenth of the cars. Confirm the number of removed cars.",
	"catalogue.version_not_found": "Catalogue version not found.",
	"catalogue.version_overtaken": "Another catalogue was activated in the meantime. Please check the changes again.",
	"catalogue.version_busy": "Someone else is changing the catalogue. Please try again.",
	"catalogue.version_incomplete": "This catalogue version is not complete, so it can't be activated.",

	"finders.not_found": "Finder not found.",
	"finders.not_available": "This finder is not available.",
	"finders.stale": "Someone else has changed this configuration. Reload the page.",
	"finders.currency_has_prices":
		"This configuration has special prices. Choose what happens to them in the new currency.",
	"finders.currency_loses_prices":
		"Base prices or product prices don't apply in the new currency. Please confirm the change.",
	"finders.article_unknown": "One of these articles does not exist.",
	"finders.brand_not_found": "Vehicle brand not found.",
	"finders.model_not_found": "Model not found.",
	"finders.unknown_address": "There is nothing at this address.",
	"finders.vehicle_id_invalid": "Enter a car such as 812-2016: its variant and the year.",
	"finders.car_request_not_found": "There are no requests for this car.",
	"finders.car_or_vehicle": "Send either car (the car's name) or vehicle (its ID).",
	"finders.vehicle_not_found": "This car is not in the catalogue.",
	"finders.option_not_found": "This car does not have this wiper combination.",

	"registrations.malformed": "This finder can't look up this number.",
	"registrations.too_many": "No more look-ups are possible at the moment. Please choose your car from the lists.",
	"registrations.unavailable":
		"The vehicle register can't be reached at the moment. Please choose your car from the lists.",

	"offers.assortment_not_found": "This configuration can't offer this assortment.",
	"offers.assortment_twice": "Every assortment can be in the list only once.",
	"offers.part_not_found": "This configuration does not offer this part.",
	"offers.stale": "Someone else has changed these prices.",
	"offers.currency_changed":
		"The configuration's currency has changed since these prices were entered. Nothing was saved.",

	"products.too_many_checks": "Too many links checked. Please wait a moment and try again.",
	"products.not_found": "This configuration does not sell this product.",
	"products.set_not_found": "Product not found.",
	"products.stale": "Someone else has changed this product. Reload the page.",
	"products.import_running": "An import of these products is being applied. Try again in a moment.",
	"products.too_many_rows": "At most 250,000 rows can be imported at once. Please split the file.",
	"products.company_ambiguous": "Several companies have this name. Please use the ID.",
	"products.sku_missing": "The SKU is missing.",
	"products.one_size": "A product has one size on each side.",
	"products.size_invalid": "Enter one size such as 26 or 650 mm.",
	"products.row_twice": "An earlier row has the same product.",

	"orders.nothing_imported": "No order of this file could be imported.",
	"orders.too_many_rows": "At most 20,000 rows can be imported at once. Please split the file.",
	"orders.not_found": "Order not found.",
	"orders.stale": "Someone else has changed this order. Reload the page.",
	"orders.move_not_allowed": "The order's status doesn't allow this.",
	"orders.not_your_move": "Only the other company can do this.",
	"orders.without_supplier": "The company has no supplier, so the order stays locked.",
	"orders.short_of_stock": "The supplier has too little in stock, so the order stays locked.",

	"inventory.not_found": "Stock row not found.",
	"inventory.stale": "Someone else has changed this stock. Reload the page.",
	"inventory.reserved": "Orders have reserved this part, so it can't be deleted from stock.",
	"orders.prime_locked": "The company isn't allowed to place Prime orders. An administrator can release the order.",
	"orders.file_missing": "Upload at least one confirmation file first.",
	"orders.address_erased": "The delivery address of this order has been erased. Place a new order.",
	"orders.printed_items_many": "One PDF can contain at most 5,000 items. Select fewer orders.",
	"orders.file_type_invalid": "Invalid file type. PDF, PNG, JPEG and CSV files are allowed.",
	"orders.file_damaged": "The file is damaged. Please check the uploaded file.",
	"orders.files_exceeded": "Maximum number of files exceeded. An order can have at most 50 files.",
	"orders.files_quota": "Your company has uploaded too many files in the last hour. Please try again later.",

	"uploads.missing": "Please choose a file.",
	"uploads.not_multipart": "The file must be sent as a form (multipart/form-data).",
	"uploads.too_many": "Only one file at a time is allowed.",
	"uploads.quota": "Your company has uploaded too many images in the last hour. Please try again later.",
	"uploads.too_large": "The file is too big. Choose one of up to 5 MB.",
	"uploads.type_refused": "Invalid file type. PNG, JPEG and WebP images are allowed.",
	"uploads.damaged": "The image is damaged. Please check the uploaded file.",
	"uploads.too_many_pixels":
		"The image has too many pixels. At most 40 megapixels and 12,000 pixels per side are allowed.",
} as const;

export type ServerTextKey = keyof typeof en;
export type ServerTexts = Readonly<Record<ServerTextKey, string>>;
