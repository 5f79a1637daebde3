/** Publishing on a shop's pages. */
export const publishing = {
	"publish.title": "Publish {{label}}",
	"publish.description": "Add the finder to any page of your shop with two lines of code.",
	"publish.copy_all": "Copy both lines",
	"publish.disabled": "This finder is disabled. Visitors can't see it until you enable it.",
	"publish.to_settings": "Go to settings",

	"publish.embed_title": "Add to your page",
	"publish.platform": "Shop system",
	"publish.version": "Script version",
	"publish.newest": "Always latest",
	"publish.pinned": "Fixed version {{version}}",
	"publish.pinned_description":
		"This code always loads the same version, and the browser verifies it. You update it yourself.",

	"publish.html": "Plain HTML",
	"publish.woocommerce": "WordPress / WooCommerce",
	"publish.shopify": "Shopify",
	"publish.magento": "Magento 2",
	"publish.tag_manager": "Google Tag Manager",

	"publish.div": "Div snippet",
	"publish.script": "Script snippet",
	"publish.embed": "Both lines",
	"publish.tag_manager_code": "Custom HTML tag",
	"publish.magento_policy_file": "etc/csp_whitelist.xml",

	"publish.place_line": "Add this line where the finder should appear.",
	"publish.script_line": "Add this line once, anywhere on the same page.",
	"publish.html_hint":
		"Each finder on a page needs its own div, but the script only once. Content inside the div is shown until the finder has loaded.",

	"publish.woocommerce_block":
		"Open the page in the editor and add a “Custom HTML” block where the finder should appear. On shop pages you can also use a widget area.",
	"publish.woocommerce_paste": "Paste both lines into the block.",
	"publish.woocommerce_save":
		"Publish the page. If the second line is missing afterwards, your account may not be allowed to save scripts: ask an administrator.",
	"publish.woocommerce_hint":
		"Exclude wiper-finder.js from plugins that combine or delay scripts. Clear the cache of your caching plugin.",

	"publish.shopify_open":
		"Go to “Online Store › Themes”, click “Customize” and select the page or template for the finder.",
	"publish.shopify_paste": "Click “Add section › Custom Liquid” and paste both lines.",
	"publish.shopify_save": "Drag the section into position and save.",
	"publish.shopify_hint":
		"If you limit the allowed websites, add your own domain, and your-shop.myshopify.com while you are testing.",

	"publish.magento_place":
		"Open the page under “Content › Pages”. In Page Builder, drag “HTML Code” into position; otherwise click “Show / Hide Editor”. Add this line there.",
	"publish.magento_script":
		"Under “Content › Design › Configuration”, edit the store view, open “HTML Head” and add this line to “Scripts and Style Sheets”.",
	"publish.magento_policy":
		"If your shop enforces a Content Security Policy, one of its modules must allow our host in this file. Ask your developer.",
	"publish.magento_cache": "Flush the cache under “System › Cache Management”.",
	"publish.magento_hint":
		"By default, Magento enforces its policy on checkout pages only and just reports elsewhere. You can then skip step 3.",

	"publish.tag_manager_place":
		"Tag Manager loads the script but doesn't add the div. Add this line to your shop's page where the finder should appear.",
	"publish.tag_manager_tag":
		"Create a “Custom HTML” tag in Tag Manager and paste this code. The usual script line does not run there.",
	"publish.tag_manager_trigger":
		"Select “Page View” as the trigger, limited to the pages with the finder. Test it with “Preview”, then submit and publish.",
	"publish.tag_manager_hint":
		"If visitors must consent before tags fire, the finder appears only after consent. Ad blockers often block Tag Manager: a script directly on the page reaches more visitors.",

	"publish.package": "React, Vue, Svelte",
	"publish.package_command": "Command",
	"publish.package_module": "JavaScript",
	"publish.package_tag": "Element",
	"publish.package_install":
		"Install the package in your shop's project. It comes from our host, so you need no registry.",
	"publish.package_load": "Load the finder once, for example when the page is mounted.",
	"publish.package_element": "Add this line where the finder should appear.",
	"publish.package_hint":
		"The package has types for React 19, Vue 3 and Svelte 5. In Vue, declare the element with compilerOptions.isCustomElement. Your framework can also render the div of the HTML snippet instead of the element.",

	"publish.csp": "Content Security Policy",
	"publish.csp_description":
		"Only needed if your shop sends such a policy. It must allow these sources. If it lists Trusted Types policies, it must also allow lit-html.",
	"publish.room": "Prevent layout shift",
	"publish.room_description":
		"The div's style does this. If your shop's Content Security Policy forbids inline styles, remove the style and add this to your style sheet. On a page whose links open a car, reserve min-height: 100vh instead, because results are taller.",

	"publish.connection": "Connection",
	"publish.connected": "Your finder is live on {{origin}}, last seen {{when}}",
	"publish.lost": "Not seen for 30 days, last seen {{when}} on {{origin}}",
	"publish.waiting": "Not connected yet",
	"publish.disconnected": "Not connected",
	"publish.not_seen":
		"Not seen on any of your pages yet. Open the page with the finder in your browser, and it appears here within a minute.",
	"publish.seen": "Seen on",
	"publish.sandbox": "Page without an address (sandbox)",
	"publish.not_allowed": "Not an allowed website",
	"publish.allow": "Allow",
	"publish.allow_origin": "Allow {{origin}}",
	"publish.check": "Finder not showing?",
	"publish.check_lines": 'Both lines must be in the page\'s source, with id="{{target}}" only once.',
	"publish.check_origins":
		"Only these sites can show the finder: {{origins}}. Addresses with and without www are different sites.",
	"publish.check_csp": "A Content Security Policy may block it. Check the browser's console (F12).",
	"publish.check_cache": "A cache may still send the old page. Clear your shop's cache and reload.",
} as const;
