import { assortments } from "./assortments.ts";
import { audit } from "./audit.ts";
import { catalogue } from "./catalogue.ts";
import { companies } from "./companies.ts";
import { contents } from "./contents.ts";
import { insights } from "./insights.ts";
import { overview } from "./overview.ts";
import { palette } from "./palette.ts";
import { pricing } from "./pricing.ts";
import { products } from "./products.ts";
import { publishing } from "./publishing.ts";
import { users } from "./users.ts";

/** What is said to people who are signed in. English is the model: every other language has exactly these keys. */
export const area = {
	"app.skip_to_content": "Skip to the content",

	"action.apply": "Apply",
	"action.copy": "Copy",
	"action.edit": "Edit",
	"action.no": "No",
	"action.save": "Save",
	"action.search": "Search",
	"action.yes": "Yes",

	"label.saved": "Saved",

	"copy.failed": "The browser did not allow copying. Please mark the text and copy it by hand.",

	"order.upload.error": "The upload failed. Please check the uploaded file.",

	"upload.choose": "Drop an image here, or choose one (PNG, JPEG or WebP, at most 5 MB)",
	"upload.too_many": "Maximum files exceeded. Only one image fits here.",

	"state.nothing_found": "Nothing found",

	"menu.label": "Menu",
	"menu.open": "Open the menu",
	"menu.admin": "Overview",
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
	"user.log_out": "Log out",

	"password.change": "Change password",
	"password.change_description": "You stay signed in here; everywhere else you will be signed out.",
	"password.current": "Current password",
	"password.confirm": "Repeat the new password",
	"password.mismatch": "The passwords don't match.",

	"auth.password_wrong": "This is not your current password.",

	"role.user": "Simple user",
	"role.api_user": "API user",
	"role.customer": "Navigator customer",
	"role.admin": "Administrator",

	"simulation.label": "Simulation",
	"simulation.who": "You are simulating {{name}}.",
	"simulation.end": "End the simulation",
	"simulation.ended": "The simulation has ended. You are yourself again.",
	"simulation.simulating": "Simulating",

	"welcome.title": "Welcome, {{name}}",
	"welcome.description": "What is going on in your finders at the moment.",
	"welcome.finders": "Configurations worked on last",
	"welcome.all_finders": "All configurations",
	"welcome.configured": "Configurations",

	"list.actions": "Actions",
	"list.pages": "Pages",
	"list.page_size": "Per page",
	"list.range": "{{from}}–{{to}} of {{total}}",
	"list.previous": "Previous page",
	"list.next": "Next page",
	"list.columns": "Columns",
	"list.nothing_found": "Nothing matches your search.",
	"list.remove_search": "Remove the search for {{search}}",

	"finders.title": "Configurations",
	"finders.description": "Each configuration is one finder on your shop's pages.",
	"finders.search": "Search configurations",
	"finders.add": "Add configuration",
	"finders.add_description": "A name and the shop are enough to start. You edit everything else beside a live preview.",
	"finders.edit": "Settings",
	"finders.connection": "Publish",
	"finders.test": "Test",
	"finders.remove": "Delete",
	"finders.remove_title": "Delete “{{label}}”?",
	"finders.remove_description":
		"Its settings and its special prices will be lost, and the finder will disappear from every page it is embedded in. This can't be undone.",
	"finders.no_shop_link": "No shop link yet",
	"finders.none": "No configurations",
	"finders.none_description": "Create your first configuration. In a few minutes your visitors can find their wipers.",
	"finders.none_found": "No configuration matches your search.",

	"status.enabled": "Enabled",
	"status.disabled": "Disabled",
	"status.connected": "Connected",
	"status.seen": "Seen {{when}}",

	"selected.none": "Please create the configuration first",
	"selected.none_description": "Create a configuration or choose one from the list, then go on here.",
	"selected.choose": "To the configurations",

	"settings.title": "Settings of {{label}}",
	"settings.read_only": "You may look at these settings, but not change them.",

	"group.jump": "Parts of the form",
	"group.general": "General",
	"group.texts": "Texts",
	"group.colors": "Colours",
	"group.layout": "Layout",
	"group.shape": "Shape",
	"group.shop": "Shop link",

	"finder.label": "Name",
	"finder.label_hint": "Also shown above the finder where the label is switched on.",
	"finder.company": "Company",
	"finder.enabled": "Enabled",
	"finder.enabled_hint": "A disabled finder disappears from your shop within a minute.",
	"finder.language": "Language",
	"finder.currency": "Currency",
	"finder.country": "Country",
	"finder.no_country": "No country",
	"finder.allow_cents": "Prices with cents",
	"finder.allow_cents_hint": "Off: prices are whole amounts.",
	"finder.title": "Title",
	"finder.title_tag": "Title's element",
	"finder.top_seller_text": "Top-seller text",
	"finder.top_seller_text_hint": "A badge on the first result.",
	"finder.show_label": "Show the label",
	"finder.show_label_hint": "The configuration's name above the finder.",
	"finder.label_capitalized": "Label in capitals",
	"finder.instructions": "Instructions",
	"finder.instructions_hint": "Shown below the results.",
	"finder.style": "Style",
	"finder.primary_color": "Primary colour",
	"finder.background_color": "Background",
	"finder.title_color": "Title colour",
	"finder.label_color": "Label colour",
	"finder.layout": "Layout",
	"finder.select_box_layout": "Select boxes",
	"finder.banner_style": "Banner",
	"finder.button_style": "Buttons",
	"finder.label_size": "Label size",
	"finder.title_alignment": "Title alignment",
	"finder.select_box_alignment": "Select box alignment",
	"finder.border_radius": "Corner radius",
	"finder.image_border_radius": "Corner radius of images",
	"finder.banner_padding": "Inner spacing",
	"finder.background_image": "Background image",
	"finder.background_image_hint": "Fills the finder with the banner “Cover”.",
	"finder.shop_product_url": "Shop product link",
	"finder.shop_product_url_hint": "Write {sku} where the article number belongs: https://shop.example/product/{sku}",
	"finder.sku_missing": "Without {sku} every product leads to the same page.",
	"finder.result_page_url": "Result page",
	"finder.result_page_url_hint": "Optional: the page of your shop that shows the results. It needs the finder, too.",
	"finder.target": "Id of the target element",
	"finder.target_hint": "The finder appears in the element with this id.",
	"finder.allowed_origins": "Allowed websites",
	"finder.allowed_origins_hint": "The finder shows itself on these websites only. Empty: anywhere.",
	"finder.add_origin": "Add website",
	"finder.remove_origin": "Remove {{origin}}",

	"title_tag.h1": "Heading 1",
	"title_tag.h2": "Heading 2",
	"title_tag.h3": "Heading 3",
	"title_tag.h4": "Heading 4",
	"title_tag.p": "Paragraph",

	"style.light": "Light",
	"style.dark": "Dark",
	"style.auto": "Like the visitor's system",

	"layout.wide": "Wide",
	"layout.compact_left": "Compact, left",
	"layout.compact_right": "Compact, right",

	"boxes.horizontal": "Side by side",
	"boxes.vertical": "Below each other",
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
	"alignment.center": "Center",
	"alignment.right": "Right",

	"contrast.low":
		"{{name}} is hard to read on the background: contrast {{ratio}} : 1, needed {{needed}} : 1. The finder adjusts it so that it can be read.",

	"field.chosen": "{{chosen}} of {{total}} chosen",
	"field.remove": "Remove {{label}}",
	"field.choose": "Please choose",
	"field.pick_color": "Pick: {{label}}",
	"field.remove_image": "Remove the image",

	"finders.color_invalid": "A colour is written like #1677ff.",
	"finders.url_invalid": "Please enter a web address that starts with https:// or http://.",
	"finders.target_invalid": "The id starts with a letter and holds letters, digits, - and _ only.",
	"uploads.path_invalid": "Please upload the image again.",
	"finders.origin_invalid": "A website is written like https://shop.example, without a path.",
	"finders.currency_unknown": "This currency is not in the list.",
	"finders.country_unknown": "This country is not in the list.",
	"finders.company_required": "Please choose a company.",

	"form.unsaved": "There are unsaved changes.",
	"form.all_saved": "Everything is saved.",
	"form.discard": "Discard",
	"form.save_hint": "Save (Ctrl+S)",

	"unsaved.title": "Leave without saving?",
	"unsaved.description": "Your changes to this page will be lost.",
	"unsaved.leave": "Leave",
	"unsaved.stay": "Stay here",

	"stale.title": "Somebody else has saved meanwhile",
	"stale.description":
		"Nothing of yours is lost yet. Keep editing: your changes stay, everything else is taken over from the newer state. Reload: your changes are discarded.",
	"stale.reload": "Reload",
	"stale.keep": "Keep editing",

	"rich_text.toolbar": "Formatting of {{label}}",
	"rich_text.bold": "Bold",
	"rich_text.italic": "Italic",
	"rich_text.underline": "Underlined",
	"rich_text.strike": "Struck through",
	"rich_text.heading_2": "Large heading",
	"rich_text.heading_3": "Small heading",
	"rich_text.bullets": "Bullet list",
	"rich_text.numbers": "Numbered list",
	"rich_text.quote": "Quote",
	"rich_text.link": "Link",
	"rich_text.link_hint": "A web address, or mailto: and tel:. Leave it empty to remove the link.",
	"rich_text.address": "Address",

	"preview.title": "Preview",
	"preview.width": "Width of the preview",
	"preview.phone": "Phone",
	"preview.tablet": "Tablet",
	"preview.desktop": "Desktop",
	"preview.open": "Open the saved state",
	"preview.failed": "The preview could not be loaded.",
	"preview.disabled": "This finder is disabled. Enable and save it to see it here.",

	...assortments,
	...audit,
	...catalogue,
	...companies,
	...contents,
	...insights,
	...overview,
	...palette,
	...pricing,
	...products,
	...publishing,
	...users,
} as const;
