/** Publishing on a shop's pages. */
export const publishing = {
	"publish.title": "Publish {{label}}",
	"publish.description": "Two lines bring the finder to any page of your shop.",
	"publish.copy_all": "Copy both lines",
	"publish.disabled": "This finder is disabled. It stays invisible until you enable it.",
	"publish.to_settings": "To the settings",

	"publish.embed_title": "Put it on your page",
	"publish.platform": "Shop system",
	"publish.version": "Version of the script",
	"publish.newest": "Always the newest",
	"publish.pinned": "Fixed version {{version}}",
	"publish.pinned_description":
		"The code now loads exactly this version, and the browser checks that it is unchanged. You update it yourself.",

	"publish.html": "Plain HTML",
	"publish.woocommerce": "WordPress / WooCommerce",
	"publish.shopify": "Shopify",
	"publish.magento": "Magento 2",
	"publish.tag_manager": "Google Tag Manager",

	"publish.div": "The finder's place",
	"publish.script": "The script",
	"publish.embed": "Both lines",
	"publish.tag_manager_code": "Custom HTML tag",
	"publish.magento_policy_file": "etc/csp_whitelist.xml",

	"publish.place_line": "Put this line where the finder should appear.",
	"publish.script_line": "Put this line once on the same page, anywhere.",
	"publish.html_hint":
		"Several finders on one page need one place each, but the script only once. What you write inside the place stays until the finder is there.",

	"publish.woocommerce_block":
		"Open the page in the editor and add the block “Custom HTML” where the finder should appear. On shop pages this also works in a widget area.",
	"publish.woocommerce_paste": "Paste both lines into the block.",
	"publish.woocommerce_save":
		"Publish the page. If the second line is gone afterwards, your account may not save scripts: ask an administrator.",
	"publish.woocommerce_hint":
		"Plugins that combine or delay scripts should leave out wiper-finder.js. Empty the cache of your caching plugin.",

	"publish.shopify_open":
		"Choose “Customize” under “Online Store › Themes”, and at the top the page or template that should have the finder.",
	"publish.shopify_paste": "Choose “Add section › Custom Liquid” and paste both lines.",
	"publish.shopify_save": "Drag the section to its place and save.",
	"publish.shopify_hint":
		"If you limit the allowed websites, name your own domain and also your-shop.myshopify.com while you are still testing.",

	"publish.magento_place":
		"Open the page under “Content › Pages”. In Page Builder drag “HTML Code” to the place; without it press “Show / Hide Editor”. Put this line there.",
	"publish.magento_script":
		"Under “Content › Design › Configuration” edit the store view, open “HTML Head” and put this line into “Scripts and Style Sheets”.",
	"publish.magento_policy":
		"If your shop enforces a Content Security Policy, one of its modules has to allow our host in this file. Your developer does that.",
	"publish.magento_cache": "Flush the cache under “System › Cache Management”.",
	"publish.magento_hint":
		"By default Magento enforces its policy on checkout pages only and merely reports elsewhere: then you may leave out step 3.",

	"publish.tag_manager_place":
		"Tag Manager brings the script, but not the place: put this line into your shop's page where the finder should appear.",
	"publish.tag_manager_tag":
		"Create a tag of the type “Custom HTML” in Tag Manager and paste this. The usual line would not run there.",
	"publish.tag_manager_trigger":
		"As trigger choose “Page View”, limited to the pages with the finder. Test it with “Preview”, then submit and publish.",
	"publish.tag_manager_hint":
		"If your visitors have to consent before tags fire, the finder appears only then. Blockers often stop Tag Manager: the script right on the page reaches more visitors.",

	"publish.csp": "Content Security Policy",
	"publish.csp_description": "Only if your shop sends such a policy: it has to allow these.",
	"publish.room": "Keep its place free",
	"publish.room_description": "In your shop's style sheet: the page then stands still while the finder loads.",

	"publish.connection": "Connection",
	"publish.connected": "Your finder runs on {{origin}}, last seen {{when}}.",
	"publish.waiting": "Not connected yet",
	"publish.not_seen":
		"Not seen on any of your pages yet. Open the page with the finder in your browser: it then appears here within a minute.",
	"publish.seen": "Seen on",
	"publish.sandbox": "A page without an address (sandbox)",
	"publish.not_allowed": "Not an allowed website",
	"publish.allow": "Allow",
	"publish.allow_origin": "Allow {{origin}}",
	"publish.check": "If it doesn't appear, check this",
	"publish.check_lines":
		'Both lines have to be on the page, with id="{{target}}" only once: look into the page\'s source.',
	"publish.check_origins": "The finder shows itself only on: {{origins}}. With and without www are two websites.",
	"publish.check_csp": "A Content Security Policy must not block it: the browser's console (F12) would say so.",
	"publish.check_cache": "Caches may still send the old page: empty your shop's cache and reload.",
} as const;
