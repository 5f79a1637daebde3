import { en as arms } from "#worker/catalogue/fitment/arm-texts/en.rules.ts";
import { fieldTexts } from "#worker/i18n/field-texts/en.rules.ts";
import { assortments } from "./assortments.ts";
import { audit } from "./audit.ts";
import { carRequests } from "./car-requests.ts";
import { catalogue } from "./catalogue.ts";
import { companies } from "./companies.ts";
import { contents } from "./contents.ts";
import { integrations } from "./integrations.ts";
import { menu } from "./menu.ts";
import { messages } from "./messages.ts";
import { orders } from "./orders.ts";
import { overview } from "./overview.ts";
import { palette } from "./palette.ts";
import { priceChanges } from "./price-changes.ts";
import { pricing } from "./pricing.ts";
import { products } from "./products.ts";
import { publishing } from "./publishing.ts";
import { setProducts } from "./set-products.ts";
import { statistics } from "./statistics.ts";
import { stock } from "./stock.ts";
import { users } from "./users.ts";

/** Texts for signed-in users. Every other language has exactly the keys of English. */
export const area = {
	"app.skip_to_content": "Skip to content",

	"action.apply": "Apply",
	"action.copy": "Copy",
	"action.delete": "Delete",
	"action.edit": "Edit",
	"action.no": "No",
	"action.save": "Save",
	"action.search": "Search",
	"action.yes": "Yes",

	"label.saved": "Saved",

	"copy.failed": "Your browser blocked copying. Select the text and copy it manually.",

	"order.upload.error": "The upload failed. Please check the uploaded file.",

	"upload.choose": "Drop an image here or choose one (PNG, JPEG or WebP, up to 5\u00a0MB)",
	"upload.too_many": "Maximum number of files exceeded. Upload one image only.",

	"state.nothing_found": "No results",

	"menu.label": "Menu",
	"menu.open": "Open menu",
	"menu.admin": "Home",
	"menu.configs": "Configurations",
	"menu.settings": "Settings",
	"menu.publish": "Publish",
	"menu.users": "Users",
	"menu.companies": "Companies",
	"menu.contents": "Contents",
	"menu.assortments": "Assortments",
	"menu.catalogue": "Catalogue",
	"menu.products": "Products",
	"menu.audit": "Audit log",
	"menu.overview": "Overview",
	"menu.pricing": "Prices",
	"menu.preview": "Preview",
	"menu.instructions": "Instructions",

	"user.menu": "User",
	"user.log_out": "Sign out",

	"password.change": "Change password",
	"password.change_description": "You stay signed in here and are signed out everywhere else.",
	"password.current": "Current password",
	"password.confirm": "Confirm new password",

	"role.user": "Simple user",
	"role.api_user": "API user",
	"role.customer": "Navigator customer",
	"role.admin": "Administrator",

	"simulation.label": "Simulation",
	"simulation.who": "You are simulating {{name}}.",
	"simulation.end": "End simulation",
	"simulation.ended": "The simulation has ended. You're back in your own account.",
	"simulation.simulating": "Simulating",

	"presence.signed_in": "You're now signed in as {{name}}",
	"presence.simulating": "You're now simulating {{name}}",
	"presence.simulation_ended": "The simulation has ended",
	"presence.other_description":
		"This page was opened as {{name}}. You can still read and copy what is on it, but you can't save it.",
	"presence.continue": "Continue as {{name}}",
	"presence.keep": "Keep this page open",
	"presence.signed_out": "You're signed out",
	"presence.sign_in_again":
		"Sign in again as {{name}} to continue where you left off. Your changes are still on this page.",
	"presence.sign_in_own":
		"You were simulating {{name}}. Sign in to continue in your own account. Your changes are still on this page.",

	"welcome.title": "Welcome, {{name}}",
	"welcome.description": "An overview of your finders.",
	"welcome.description_supplier": "Your orders and stock.",
	"welcome.finders": "Recently edited configurations",
	"welcome.all_finders": "All configurations",
	"welcome.configured": "Configurations",

	"list.actions": "Actions",
	"list.pages": "Pagination",
	"list.page_size": "Rows per page",
	"list.range": "{{from}}–{{to}} of {{total}}",
	"list.previous": "Previous page",
	"list.next": "Next page",
	"list.columns": "Columns",
	"list.nothing_found": "No results match your search.",
	"list.remove_search": "Clear search for {{search}}",

	"finders.title": "Configurations",
	"finders.description": "Each configuration is one finder on your shop's pages.",
	"finders.search": "Search configurations",
	"finders.add": "Add configuration",
	"finders.add_description":
		"Enter a name and a shop link to start. You can change everything else later, with a live preview.",
	"finders.edit": "Settings",
	"finders.connection": "Publish",
	"finders.test": "Test",
	"finders.remove": "Delete",
	"finders.remove_title": "Delete “{{label}}”?",
	"finders.remove_description":
		"Its settings and special prices will be deleted, and the finder will disappear from every page it is embedded in. This can't be undone.",
	"finders.no_shop_link": "No shop link yet",
	"finders.none": "No configurations",
	"finders.none_description": "Create your first configuration so that visitors can find their wipers.",
	"finders.none_found": "No configurations match your search.",

	"status.enabled": "Enabled",
	"status.disabled": "Disabled",
	"status.connected": "Connected",
	"status.seen": "Seen {{when}}",

	"selected.none": "Please create the configuration first",
	"selected.none_description": "Create a configuration or select one from the list.",
	"selected.choose": "Go to configurations",
	"selected.gone": "Configuration not found",
	"selected.gone_description": "It was deleted, or you don't have access to it.",

	"settings.title": "Settings for {{label}}",
	"settings.read_only": "You can view these settings but not change them.",

	"group.jump": "Form sections",
	"group.general": "General",
	"group.texts": "Texts",
	"group.colors": "Colours",
	"group.layout": "Layout",
	"group.shape": "Shape",
	"group.shop": "Shop link",

	"finder.label": "Name",
	"finder.label_hint": "Also shown above the finder if the label is on.",
	"finder.company": "Company",
	"finder.enabled": "Enabled",
	"finder.enabled_hint": "A disabled finder disappears from your shop within a minute.",
	"finder.language": "Language",
	"finder.currency": "Currency",
	"finder.country": "Country",
	"finder.no_country": "No country",
	"finder.allow_cents": "Allow cents",
	"finder.allow_cents_hint": "When off, prices are whole amounts.",
	"finder.out_of_stock": "Out-of-stock products",
	"finder.out_of_stock_hint": "Based on your supplier's stock. Changes appear in your shop within a minute.",
	"out_of_stock.nothing": "Show as usual",
	"out_of_stock.mark": "Mark as not available",
	"out_of_stock.hide": "Hide",
	"finder.car_requests": "Car requests",
	"finder.car_requests_hint":
		"Visitors whose car is missing can leave an e-mail address. They confirm it and get one e-mail when wipers for the car are available. The address is then deleted, at the latest after 12 months; copies in backups are deleted within 30 days. Mention this in your privacy notice.",
	"finder.registrations": "Search by VIN or number plate",
	"finder.vin": "Search by VIN",
	"finder.vin_hint":
		"Visitors can type the vehicle identification number. If they ask for it, it is sent to the US vehicle register (NHTSA), which lists few European cars. Mention this in your privacy notice.",
	"finder.nl_plate": "Search by Dutch number plate",
	"finder.nl_plate_hint":
		"Visitors can type a number plate. If they ask for it, it is sent to the Dutch vehicle register (RDW), which lists the brand, the model and the first registration. Mention this in your privacy notice.",
	"finder.uk_plate": "Search by UK number plate",
	"finder.uk_plate_hint":
		"Visitors can type a number plate. If they ask for it, it is sent to the UK vehicle register (DVLA), which lists the brand and the year, but not the model. Mention this in your privacy notice.",
	"finder.uk_plate_off":
		"Not available: this system has no key for the UK vehicle register (DVLA). Its operator can add one.",
	"finder.de_key_number": "Search by German key number (HSN/TSN)",
	"finder.de_key_number_hint":
		"Visitors can type the key number of a German registration paper. It is looked up in the catalogue, if the imported file contains key numbers, and isn't sent anywhere else.",
	"finder.title": "Title",
	"finder.title_tag": "Title tag",
	"finder.top_seller_text": "Top-seller text",
	"finder.top_seller_text_hint": "Shown as a badge on the first result.",
	"finder.show_label": "Show label",
	"finder.show_label_hint": "Shows the configuration's name above the finder.",
	"finder.label_capitalized": "Label in capitals",
	"finder.instructions": "Instructions",
	"finder.instructions_hint": "Shown below the results.",
	"finder.theme": "Look",
	"finder.theme_hint": "A starting point. Your colours and the settings below stay as they are.",
	"theme.plain": "Plain",
	"theme.plain_hint": "Thin lines, the first result outlined in your primary colour",
	"theme.card": "Shop card",
	"theme.card_hint": "Cards in your background colour on a tint of your primary colour",
	"theme.bold": "Bold",
	"theme.bold_hint": "The form in your primary colour, the result on your background colour",
	"finder.style": "Style",
	"finder.primary_color": "Primary colour",
	"finder.background_color": "Background",
	"finder.title_color": "Title colour",
	"finder.label_color": "Label colour",
	"finder.layout": "Layout",
	"finder.select_box_layout": "Select box layout",
	"finder.banner_style": "Banner style",
	"finder.button_style": "Button style",
	"finder.label_size": "Label size",
	"finder.title_alignment": "Title alignment",
	"finder.select_box_alignment": "Select box alignment",
	"finder.border_radius": "Corner radius",
	"finder.image_border_radius": "Image corner radius",
	"finder.banner_padding": "Banner padding",
	"finder.background_image": "Background image",
	"finder.background_image_hint": "Fills the finder if the banner style is “Cover”.",
	"finder.shop_product_url": "Shop product link",
	"finder.shop_product_url_hint": "Use {sku} as a placeholder for the SKU: https://shop.example/product/{sku}",
	"finder.sku_missing": "Without {sku}, every product links to the same page.",
	"finder.price_note": "Price note",
	"finder.price_note_hint": "Shown below every price, for example “incl. VAT, plus shipping”. Plain text only.",
	"finder.price_note_url": "Price note link",
	"finder.price_note_url_hint": "Optional. The page with your shipping costs.",
	"finder.result_page_url": "Result page",
	"finder.result_page_url_hint": "Optional. The page of your shop that shows the results. It also needs the finder.",
	"finder.target": "Target element ID",
	"finder.target_hint": "The finder appears in the element with this ID.",
	"finder.allowed_origins": "Allowed websites",
	"finder.allowed_origins_hint": "Only these sites can show the finder. Leave empty to allow all.",
	"finder.add_origin": "Add website",
	"finder.remove_origin": "Remove {{origin}}",
	"finder.origin_shortened": "Only {{origin}} is saved, without the rest of the address.",

	"title_tag.h1": "Heading 1",
	"title_tag.h2": "Heading 2",
	"title_tag.h3": "Heading 3",
	"title_tag.h4": "Heading 4",
	"title_tag.p": "Paragraph",

	"style.light": "Light",
	"style.dark": "Dark",
	"style.auto": "Visitor's system",

	"layout.wide": "Wide",
	"layout.compact_left": "Compact, left",
	"layout.compact_right": "Compact, right",

	"boxes.horizontal": "Horizontal",
	"boxes.vertical": "Vertical",
	"boxes.compact": "Compact",

	"banner.plain": "Plain",
	"banner.card": "Card",
	"banner.cover": "Cover",

	"button.filled": "Filled",
	"button.outline": "Outlined",
	"button.soft": "Soft",

	"label_size.small": "Small",
	"label_size.normal": "Normal",

	"alignment.left": "Left",
	"alignment.center": "Centre",
	"alignment.right": "Right",

	"contrast.low":
		"{{name}} is hard to read on this background. The contrast is {{ratio}}:1 and should be at least {{needed}}:1. The finder adjusts the colour to keep it readable.",

	"field.chosen": "{{chosen}} of {{total}} selected",
	"field.remove": "Remove {{label}}",
	"field.choose": "Select",
	"field.pick_color": "Pick colour: {{label}}",
	"field.remove_image": "Remove image",

	"form.unsaved": "Unsaved changes",
	"form.all_saved": "All changes saved",
	"form.discard": "Discard",
	"form.save_hint": "Save (Ctrl+S)",
	"keys.control": "Ctrl",
	"keys.shift": "Shift",

	"unsaved.title": "Leave without saving?",
	"unsaved.description": "Your changes will be lost.",
	"unsaved.leave": "Leave",
	"unsaved.stay": "Stay",

	"stale.title": "Someone else has saved changes",
	"stale.description":
		"Keep editing to keep your changes and load everything else from the latest version. Reload to discard your changes.",
	"stale.reload": "Reload",
	"stale.keep": "Keep editing",
	"stale.taken": "Changed by someone else. Before: {{value}}",
	"stale.kept": "Someone else has entered: {{value}}. Saving replaces it.",
	"stale.changed": "Changed by someone else. Check it before you save.",

	"rich_text.toolbar": "Formatting: {{label}}",
	"rich_text.bold": "Bold",
	"rich_text.italic": "Italic",
	"rich_text.underline": "Underline",
	"rich_text.strike": "Strikethrough",
	"rich_text.heading_2": "Large heading",
	"rich_text.heading_3": "Small heading",
	"rich_text.bullets": "Bulleted list",
	"rich_text.numbers": "Numbered list",
	"rich_text.quote": "Quote",
	"rich_text.link": "Link",
	"rich_text.link_hint": "Enter a web address or a mailto: or tel: link. Leave empty to remove the link.",
	"rich_text.address": "Address",

	"preview.title": "Preview",
	"preview.width": "Preview width",
	"preview.phone": "Phone",
	"preview.tablet": "Tablet",
	"preview.desktop": "Desktop",
	"preview.open": "Open saved version",
	"preview.failed": "The preview couldn't be loaded.",
	"preview.disabled": "This finder is disabled. Enable it and save to see it here.",

	...arms.names,
	...assortments,
	...audit,
	...catalogue,
	...companies,
	...contents,
	...fieldTexts,
	...statistics,
	...integrations,
	...menu,
	...messages,
	...orders,
	...overview,
	...palette,
	...priceChanges,
	...pricing,
	...products,
	...publishing,
	...setProducts,
	...stock,
	...carRequests,
	...users,
} as const;
