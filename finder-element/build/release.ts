import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SCRIPT = "wiper-finder.js";
const YEAR_SECONDS = 31_536_000;

export const EVERGREEN = `finder/v1/${SCRIPT}`;

/**
 * Beside the evergreen script: the same file under its version for good, its integrity hash for the publish screen, and
 * the headers with which the platform serves them.
 */
export function release(): Plugin {
	return {
		name: "wiper-finder-release",
		generateBundle(_, bundle) {
			const script = bundle[EVERGREEN];
			if (script?.type !== "chunk") throw new Error(`the build made no ${EVERGREEN}`);
			const integrity = `sha384-${createHash("sha384").update(script.code).digest("base64")}`;
			const version = packageVersion();
			const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
			emit(`finder/${version}/${SCRIPT}`, script.code);
			emit("finder/release.json", `${JSON.stringify({ version, integrity })}\n`);
			emit("_headers", headers(version));
		},
	};
}

function packageVersion(): string {
	const { version }: { version: string } = JSON.parse(
		readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"),
	);
	return version;
}

function headers(version: string): string {
	const rules: [path: string, cacheControl: string][] = [
		[`/${EVERGREEN}`, "public, max-age=300"],
		[`/finder/${version}/${SCRIPT}`, `public, max-age=${YEAR_SECONDS}, immutable`],
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
