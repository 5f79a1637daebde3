import { type FormLook, LEAST_HEIGHT, type ReservedHeight, reservedHeight } from "./reserved-height.rules.ts";

/** A release of the element: its script, and the modules that the script loads later, with their hashes. */
export type Release = { version: string; integrity: string; modules: { file: string; integrity: string }[] };

type Place = { target: string; uuid: string };

/**
 * Reserves the space that the form takes before the script has loaded, so that nothing jumps: one height where the window is
 * narrower than 700 px, else the other. A style attribute can't have a media query.
 */
const reserveStyle = ({ wide, narrow }: ReservedHeight): string =>
	`min-height:clamp(${wide}px,(700px - 100vw)*999,${narrow}px)`;

/**
 * The element's position on the shop's page; its id is the configuration's target. The space keeps it from being empty: many themes
 * hide empty elements (Shopify's Dawn: `div:empty`), and editors remove them. It is written as a number, which XML allows too.
 */
export const divSnippet = ({ target, uuid }: Place, height: ReservedHeight = LEAST_HEIGHT): string =>
	`<div id="${target}" data-wiper-finder="${uuid}" style="${reserveStyle(height)}">&#160;</div>`;

/** The same for pages whose policy forbids style attributes. */
export const plainDivSnippet = ({ target, uuid }: Place): string =>
	`<div id="${target}" data-wiper-finder="${uuid}">&#160;</div>`;

/** Where the element is loaded from: a host's newest version, or one release with the hash that a browser checks. */
export type ScriptSource = { src: string; integrity?: string; modules?: { src: string; integrity: string }[] };

/** The evergreen script of a host, always the newest release. */
export const newestScript = (origin: string): ScriptSource => ({ src: `${origin}/finder/v1/wiper-finder.js` });

/** The script of one release, which never changes. */
export function pinnedScript(origin: string, { version, integrity, modules }: Release): ScriptSource {
	const folder = `${origin}/finder/${version}/`;
	return {
		src: `${folder}wiper-finder.js`,
		integrity,
		modules: modules.map(({ file, ...hash }) => ({ src: folder + file, ...hash })),
	};
}

/** A browser checks a module that loads later only if the page has its hash. */
export const scriptSnippet = ({ src, integrity, modules = [] }: ScriptSource): string => {
	const checked = (hash: string | undefined) =>
		hash === undefined ? "" : ` integrity="${hash}" crossorigin="anonymous"`;
	return [
		...modules.map((one) => `<link rel="modulepreload" href="${one.src}"${checked(one.integrity)}>`),
		`<script type="module" async src="${src}"${checked(integrity)}></script>`,
	].join("\n");
};

/**
 * For a Custom HTML tag of Google Tag Manager, which runs classic scripts but no modules: a classic script, in ES5 as
 * Tag Manager requires, creates the module.
 */
export function tagManagerSnippet({ src, integrity, modules = [] }: ScriptSource): string {
	const checked =
		integrity === undefined ? [] : [`script.integrity = "${integrity}";`, 'script.crossOrigin = "anonymous";'];
	const preloads = modules.flatMap((one, at) => [
		`${at === 0 ? "var " : ""}link = document.createElement("link");`,
		'link.rel = "modulepreload";',
		'link.crossOrigin = "anonymous";',
		`link.integrity = "${one.integrity}";`,
		`link.href = "${one.src}";`,
		"document.head.appendChild(link);",
	]);
	const lines = [
		...preloads,
		'var script = document.createElement("script");',
		'script.type = "module";',
		...checked,
		`script.src = "${src}";`,
		"document.head.appendChild(script);",
	];
	return ["<script>", "(function () {", ...lines.map((line) => `\t${line}`), "})();", "</script>"].join("\n");
}

/** The snippets by their place. */
export type Snippets = {
	div: string;
	script: string;
	/** Both lines in one, for systems with a single field. */
	embed: string;
	tagManager: string;
};

export function snippetsOf(finder: Place & FormLook, source: ScriptSource): Snippets {
	const div = divSnippet(finder, reservedHeight(finder));
	const script = scriptSnippet(source);
	return { div, script, embed: `${div}\n${script}`, tagManager: tagManagerSnippet(source) };
}

/** The same for the shop's own style sheet, if its policy forbids style attributes. */
export const reserveCss = ({ wide, narrow }: ReservedHeight = LEAST_HEIGHT): string => `[data-wiper-finder] {
	min-block-size: ${narrow}px;
}
@media (width >= 700px) {
	[data-wiper-finder] {
		min-block-size: ${wide}px;
	}
}`;

const CSP_DIRECTIVES = ["script-src", "connect-src", "img-src"] as const;

/** What a strict Content-Security-Policy of the shop has to allow, by directive. */
export const cspDirectives = (origin: string): string[] => CSP_DIRECTIVES.map((directive) => `${directive} ${origin}`);

/** The same for Magento 2: `etc/csp_whitelist.xml` of one of the shop's modules. */
export function magentoCsp(origin: string): string {
	const policies = CSP_DIRECTIVES.map(
		(directive) => `		<policy id="${directive}">
			<values>
				<value id="wiper-finder" type="host">${origin}</value>
			</values>
		</policy>`,
	);
	return `<?xml version="1.0"?>
<csp_whitelist xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="urn:magento:module:Magento_Csp:etc/csp_whitelist.xsd">
	<policies>
${policies.join("\n")}
	</policies>
</csp_whitelist>`;
}
