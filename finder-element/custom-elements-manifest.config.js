/** The public contract of the element, from its JSDoc, without private members. */
export default {
	globs: ["finder-element/src/wiper-finder.ts"],
	outdir: "finder-element",
	litelement: true,
	packagejson: false,
	plugins: [
		{
			name: "public-contract",
			packageLinkPhase({ customElementsManifest }) {
				for (const { declarations, exports } of customElementsManifest.modules) {
					for (const declaration of declarations) {
						declaration.members = declaration.members?.filter(({ privacy }) => privacy === "public");
						declaration.events = declaration.events?.filter(({ name }) => name?.startsWith("wf-"));
					}
					exports.push({
						kind: "custom-element-definition",
						name: "wiper-finder",
						declaration: { name: "WiperFinder" },
					});
				}
			},
		},
	],
};
