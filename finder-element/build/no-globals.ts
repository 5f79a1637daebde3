import type { Plugin } from "vite";

/** Lit's base class, and its globals on the page: lists of versions and metadata for tools, a well-known symbol. */
const MODULE = /@lit\/reactive-element\/reactive-element\.js$/;
const CHANGES: [from: RegExp, to: string][] = [
	[/=globalThis\b/, "={}"],
	[/Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap;/, ""],
	// Written only by decorators, which the element doesn't use.
	[/this\[Symbol\.metadata\]/, "null"],
];

/** The finder adds no globals except its element, so Lit's are moved into an object of the script. */
export function noGlobals(): Plugin {
	return {
		name: "wiper-finder-no-globals",
		enforce: "pre",
		transform(code, id) {
			if (!MODULE.test(id.split("?")[0] ?? "")) return null;
			const changed = CHANGES.reduce((text, [from, to]) => {
				if (!from.test(text)) throw new Error(`Lit no longer says ${from}: look at its globals again`);
				return text.replace(from, to);
			}, code);
			return { code: changed, map: null };
		},
	};
}
