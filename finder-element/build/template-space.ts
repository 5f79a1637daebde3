import type { Plugin } from "vite";

/**
 * Removes what visitors needn't load of templates: indentation, line breaks, quotes, and parts, which the element gives every class
 * when it has rendered. Outside of templates it changes nothing.
 */
export function templateSpace(): Plugin {
	return {
		name: "wiper-finder-template-space",
		enforce: "pre",
		transform(code, id) {
			if (!/\/finder-element\/src\/.*\.ts($|\?)/.test(id)) return null;
			return {
				code: code
					.replace(/(class=("[\w -]+"|\$\{\w+\}))\s+part=\2/g, "$1")
					.replace(/html`\n\t+/g, "html`")
					.replace(/([>}])\n\t*`/g, "$1`")
					.replace(/\n\t+(?=[\w.@?-]+=["$])/g, " ")
					.replace(/\n\t+>/g, ">")
					.replace(/>\n\t+(?=<|\$\{)/g, ">")
					.replace(/\}\n\t+(?=<\/?\w|\$\{)/g, "}")
					.replace(/\n\t+/g, "\n")
					.replace(/(\s[\w-]+)="([\w-]+)"(?=[\s>])/g, "$1=$2"),
				map: null,
			};
		},
	};
}
