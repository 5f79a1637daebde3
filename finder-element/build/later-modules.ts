import { basename, join } from "node:path";
import type { Plugin } from "vite";

const MARK = "?later=";
const GIVEN = "virtual:given";
const RESOLVED = `\0${GIVEN}`;
const source = (path: string) => join(import.meta.dirname, "../src", path);
const rules = (path: string) => join(import.meta.dirname, "../../worker", path);

/** What the script gives to the modules that load later: by module, all that they import from it. */
const given: Record<string, string[]> = {
	lit: ["html", "nothing"],
	[source("car-address.ts")]: ["ANSWERS"],
	[source("delivery-client.ts")]: ["inTime"],
	[source("fill.ts")]: ["fill", "fillCount"],
	[rules("catalogue/fitment/vehicle-id.rules.ts")]: ["parseVehicleId"],
	[source("variant-name.ts")]: ["variantName"],
	[source("rich-text.ts")]: ["richText"],
	[source("views/select-view.ts")]: ["selectView"],
	[source("views/state-view.ts")]: ["failureView"],
};
const names = Object.values(given).flat().join();

/**
 * A module that loads later imports nothing: the script would run again, because it has two addresses. It contains what
 * it needs except what the script has and gives to it. A second Lit would need a second Trusted Types policy.
 */
export function laterModules(): Plugin {
	return {
		name: "wiper-finder-later-modules",
		enforce: "pre",
		async resolveId(path, importer, { kind }) {
			const [from, name] = importer?.split(MARK) ?? [];
			const later = kind === "dynamic-import" ? basename(path, ".ts") : name;
			if (path === GIVEN) return later === undefined ? RESOLVED : RESOLVED + MARK + later;
			if (later === undefined || path.includes(".css")) return null;
			if (path in given) return RESOLVED + MARK + later;
			const resolved = await this.resolve(path, from, { skipSelf: true });
			return resolved && (resolved.id in given ? RESOLVED : resolved.id) + MARK + later;
		},
		load(id) {
			if (id === RESOLVED) return `${imports()}export const given = [${names}];`;
			if (id.startsWith(RESOLVED))
				return `export let ${names}; export const take = (given) => { [${names}] = given; };`;
			return null;
		},
	};
}

const imports = () =>
	Object.entries(given)
		.map(([path, some]) => `import { ${some} } from ${JSON.stringify(path)};`)
		.join("");
