import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import packageJson from "../../package.json" with { type: "json" };
import { packageFiles, packageOf } from "./package-files.ts";

const SCRIPT = "wiper-finder.js";
/** What shops with a build install: `npm install https://HOST/finder/1.2.0/package.tgz`. */
const PACKAGE = "package.tgz";
const YEAR_SECONDS = 31_536_000;
const { version } = packageJson;
const folder = `finder/${version}/`;

export const EVERGREEN = `finder/v1/${SCRIPT}`;
/** A module that the script loads later: of the same version, from whichever address the script was loaded. */
export const laterFile = ({ name }: { name: string }): string => `${folder}${name.replace(/\..*/, "")}.[hash].js`;

/**
 * Writes beside the evergreen script: the same file and the npm package under their permanent version, the integrity
 * hashes for the publish screen, and the headers with which the platform serves them.
 */
export function release(): Plugin {
	return {
		name: "wiper-finder-release",
		async generateBundle(_, bundle) {
			const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
			const script = chunks.find(({ isEntry }) => isEntry);
			if (!script) throw new Error(`the build made no ${EVERGREEN}`);
			const emit = (fileName: string, source: string | Buffer) => this.emitFile({ type: "asset", fileName, source });
			emit(folder + SCRIPT, script.code);
			const modules = chunks
				.filter((chunk) => chunk !== script)
				.map(({ fileName, code }) => ({ file: fileName.slice(folder.length), integrity: integrityOf(code) }));
			const packed = await packageOf(packageFiles(version));
			emit(folder + PACKAGE, packed);
			const described = {
				version,
				integrity: integrityOf(script.code),
				modules,
				package: { file: PACKAGE, integrity: integrityOf(packed) },
			};
			emit("finder/release.json", `${JSON.stringify(described)}\n`);
			emit("_headers", headers());
		},
	};
}

const integrityOf = (code: string | Buffer) => `sha384-${createHash("sha384").update(code).digest("base64")}`;

function headers(): string {
	const rules: [path: string, cacheControl: string][] = [
		[`/${EVERGREEN}`, "public, max-age=300"],
		[`/${folder}*`, `public, max-age=${YEAR_SECONDS}, immutable`],
		["/finder/release.json", "no-cache"],
	];
	return rules
		.map(([path, cacheControl]) =>
			[
				path,
				"  Access-Control-Allow-Origin: *",
				"  Cross-Origin-Resource-Policy: cross-origin",
				"  X-Content-Type-Options: nosniff",
				`  Cache-Control: ${cacheControl}`,
				"",
			].join("\n"),
		)
		.join("\n");
}
