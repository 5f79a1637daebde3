import type { Plugin } from "vite";

const MODULE = /@lit\/reactive-element\/css-tag\.js$/;
const QUESTION =
	/\w+\.ShadowRoot&&\(void 0===\w+\.ShadyCSS\|\|\w+\.ShadyCSS\.nativeShadow\)&&"adoptedStyleSheets"in Document\.prototype&&"replace"in CSSStyleSheet\.prototype/;

/**
 * Removes Lit's fallback for browsers without constructed style sheets, an inline style that a strict CSP forbids:
 * those browsers also lack `AbortSignal.any`, so the element doesn't run in them.
 */
export function constructedSheets(): Plugin {
	return {
		name: "wiper-finder-constructed-sheets",
		enforce: "pre",
		transform(code, id) {
			if (!MODULE.test(id.split("?")[0] ?? "")) return null;
			if (!QUESTION.test(code)) throw new Error("Lit no longer asks for constructed style sheets: look at it again");
			return { code: code.replace(QUESTION, "true"), map: null };
		},
	};
}
