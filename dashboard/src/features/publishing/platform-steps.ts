import type { PackageSnippets } from "#worker/publishing/package-snippet.rules.ts";
import type { Snippets } from "#worker/publishing/snippet.rules.ts";
import type { TextKey } from "../../i18n/texts.ts";

/** What a step asks to paste: one of the snippets, or Magento's list of allowed hosts. */
export type Pasted = keyof Snippets | keyof PackageSnippets | "magentoCsp";
export type Codes = Readonly<Record<Pasted, string>>;
type Step = { text: TextKey; paste?: Pasted };

export type Platform = {
	id: string;
	name: TextKey;
	steps: readonly Step[];
	hint: TextKey;
	/** The browser checks a fixed version by its hash. */
	isVerified: boolean;
};

/** The code for a platform's page, as its steps show it. The policy is a separate file, because few need it. */
export const linesFor = ({ steps }: Platform, codes: Codes): string =>
	steps.flatMap(({ paste }) => (paste && paste !== "magentoCsp" ? [`${codes[paste]}\n`] : [])).join("");

/** Where each shop system accepts custom code, in the order of its own menus. */
export const PLATFORMS: readonly [Platform, ...Platform[]] = [
	{
		id: "html",
		name: "publish.html",
		steps: [
			{ text: "publish.place_line", paste: "div" },
			{ text: "publish.script_line", paste: "script" },
		],
		hint: "publish.html_hint",
		isVerified: true,
	},
	{
		id: "woocommerce",
		name: "publish.woocommerce",
		steps: [
			{ text: "publish.woocommerce_block" },
			{ text: "publish.woocommerce_paste", paste: "embed" },
			{ text: "publish.woocommerce_save" },
		],
		hint: "publish.woocommerce_hint",
		isVerified: true,
	},
	{
		id: "shopify",
		name: "publish.shopify",
		steps: [
			{ text: "publish.shopify_open" },
			{ text: "publish.shopify_paste", paste: "embed" },
			{ text: "publish.shopify_save" },
		],
		hint: "publish.shopify_hint",
		isVerified: true,
	},
	{
		id: "magento",
		name: "publish.magento",
		steps: [
			{ text: "publish.magento_place", paste: "div" },
			{ text: "publish.magento_script", paste: "script" },
			{ text: "publish.magento_policy", paste: "magentoCsp" },
			{ text: "publish.magento_cache" },
		],
		hint: "publish.magento_hint",
		isVerified: true,
	},
	{
		id: "tag-manager",
		name: "publish.tag_manager",
		steps: [
			{ text: "publish.tag_manager_place", paste: "div" },
			{ text: "publish.tag_manager_tag", paste: "tagManager" },
			{ text: "publish.tag_manager_trigger" },
		],
		hint: "publish.tag_manager_hint",
		isVerified: true,
	},
	{
		id: "package",
		name: "publish.package",
		steps: [
			{ text: "publish.package_install", paste: "install" },
			{ text: "publish.package_load", paste: "load" },
			{ text: "publish.package_element", paste: "element" },
		],
		hint: "publish.package_hint",
		isVerified: false,
	},
];
