import { minify } from "terser";
import type { Plugin } from "vite";

/** Names of Lit's own properties, which neither a page nor a later module uses. Another name of a later Lit would stay as it is. */
const OF_LIT =
	/^(_\$.+|addInitializer|create(Property|RenderRoot)|creationScope|elementStyles|enableUpdating|endNode|finalize(Styles)?|firstUpdated|(from|to)Attribute|getProperty(Descriptor|Options)|getUpdateComplete|has(Changed|Updated)|isUpdatePending|noAccessor|performUpdate|render(Before|Options)|(schedule|should)Update|setConnected|shadowRootOptions|startNode|useDefault|willUpdate|wrapped)$/;

/** A second minifier after the build's own: it inlines more, which is half a kilobyte of what visitors load (gzip). */
export function smaller(): Plugin {
	return {
		name: "wiper-finder-smaller",
		renderChunk: {
			order: "post",
			async handler(code) {
				const { code: small } = await minify(code, {
					module: true,
					ecma: 2020,
					compress: { passes: 3, keep_fargs: false, pure_getters: true },
					mangle: { properties: { regex: OF_LIT } },
					format: { ecma: 2020, semicolons: true },
				});
				return small === undefined ? null : { code: small, map: null };
			},
		},
	};
}
