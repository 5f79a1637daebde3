import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const ALIASES = {
	...{ "#worker/": "worker/", "#finder-element/": "finder-element/src/", "@/": "dashboard/src/" },
	...{ "#scripts/": "scripts/", "#tests/": "tests/" },
};

/** The worker's folders from the top: each imports from those below it only (docs/adr/0036). */
const LAYERS = [
	...["index.ts", "jobs", "app.ts"],
	...["registrations"],
	...["publishing", "car-requests", "delivery", "statistics"],
	...["orders", "inventory"],
	...["products", "offers"],
	...["finders", "contents"],
	...["quality", "assortments"],
	...["catalogue/cars", "catalogue/import", "catalogue/versions", "catalogue/corrections"],
	...["catalogue/vehicles", "catalogue/fitment", "catalogue"],
	...["companies", "users", "messages", "auth"],
	...["webhooks", "imports", "idempotency", "media", "outbox", "audit"],
	...["rich-text", "pdf", "http", "mail", "i18n", "csv", "storage", "db", "money"],
].map((folder) => `worker/${folder}`);

/** The dashboard's folders, likewise: pages, the frame around them, features, and what all of them share. */
const DASHBOARD_LAYERS = [
	...["vite-env.d.ts", "i18next.d.ts", "main.tsx", "router.ts", "routeTree.gen.ts"],
	...["routes", "shell"],
	...["features/welcome", "features/auth", "features/users"],
	...["features/car-requests", "features/publishing", "features/statistics", "features/integrations"],
	...["features/orders", "features/inventory"],
	...["features/products", "features/offers"],
	...["features/audit", "features/finders", "features/contents"],
	...["features/quality", "features/assortments", "features/catalogue"],
	...["features/messages", "features/companies", "features/imports"],
	...["components", "i18n", "lib"],
].map((folder) => `dashboard/src/${folder}`);

type Import = { from: string; to: string; isType: boolean };

const FILES = globSync("{worker,dashboard/src,finder-element/src}/**/*.{ts,tsx}", { cwd: ROOT });
const TOOLS = globSync("{scripts,tests,finder-element/build}/**/*.{ts,tsx,js,mjs}", { cwd: ROOT });
const IMPORTS = FILES.flatMap(importsOf);
const VALUES = IMPORTS.filter(({ isType }) => !isType);

/** Imports of a file: paths from the project's root, packages by name. Type imports are free. */
function importsOf(from: string): Import[] {
	const text = readFileSync(join(ROOT, from), "utf8");
	const statements = /^(?:import|export)\b([^;"'`]*?)\bfrom\s+"([^"]+)"|\bimport\("([^"]+)"\)|^import\s+"([^"]+)"/gm;
	return [...text.matchAll(statements)].map(([, names = "", path, lazy, bare]) => {
		const isType = /^\s*type\b/.test(names) || /^\s*\{(\s*type\s[^,}]+,?)+\s*\}\s*$/.test(names);
		return { from, to: resolve(from, path ?? lazy ?? bare ?? ""), isType };
	});
}

function resolve(from: string, path: string): string {
	const alias = Object.entries(ALIASES).find(([prefix]) => path.startsWith(prefix));
	if (!alias && !path.startsWith(".")) return path;
	const file = alias ? alias[1] + path.slice(alias[0].length) : relative(ROOT, join(ROOT, dirname(from), path));
	return [file, `${file}.ts`, `${file}.tsx`].find((name) => existsSync(join(ROOT, name))) ?? file;
}

const shown = (imports: Import[]) => imports.map(({ from, to }) => `${from} -> ${to}`);
const featureOf = (file: string) => /^(?:worker|dashboard\/src\/features)\/([^/]+)\//.exec(file)?.[1];

test("the dashboard takes values from the worker's schemas and rules alone", () => {
	const taken = VALUES.filter(({ from, to }) => from.startsWith("dashboard/") && to.startsWith("worker/"));
	expect(shown(taken.filter(({ to }) => !/\.(schema|rules)\.ts$/.test(to)))).toEqual([]);
});

test("the finder element takes values from the worker's rules alone", () => {
	const taken = VALUES.filter(({ from, to }) => from.startsWith("finder-element/") && to.startsWith("worker/"));
	expect(shown(taken.filter(({ to }) => !to.endsWith(".rules.ts")))).toEqual([]);
});

test("rules import nothing but rules", () => {
	expect(shown(VALUES.filter(({ from, to }) => from.endsWith(".rules.ts") && !to.endsWith(".rules.ts")))).toEqual([]);
});

test("only the worker's repositories query the database", () => {
	const apart = FILES.filter((file) => /^worker\/(?!db\/)/.test(file) && !file.endsWith(".repository.ts"));
	const means = VALUES.filter(({ to }) => to.startsWith("drizzle-orm") || to.endsWith(".table.ts"));
	expect(shown(means.filter(({ from }) => apart.includes(from)))).toEqual([]);
	const query = /\b(?:db|DB)\s*\.\s*(?:select|insert|update|delete|batch|prepare|exec|run|all|get|values)\w*\(/;
	expect(apart.filter((file) => query.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});

test("the worker asks other servers in one way, which says who asks and follows no redirect", () => {
	const asking = FILES.filter(
		(file) => file.startsWith("worker/") && /(?<![.\w])fetch\(/.test(readFileSync(join(ROOT, file), "utf8")),
	);
	expect(asking).toEqual(["worker/http/request-outside.ts"]);
});

test("no insert of the worker depends on the order of a table's columns", () => {
	const texts = FILES.filter((file) => file.startsWith("worker/") && file !== "worker/db/insert-rows.ts").map(
		(file): [string, string] => [file, readFileSync(join(ROOT, file), "utf8")],
	);
	const selecting = /\.insert\((?:[^()]|\([^()]*\))*\)\s*\.select\(/;
	const unnamed = /\b(?:INSERT|REPLACE)\s+(?:OR\s+\w+\s+)?INTO\s+(?:\$\{\w+\}|\w+\b)(?!\s*\()/i;
	expect(texts.filter(([, text]) => selecting.test(text) || unnamed.test(text)).map(([file]) => file)).toEqual([]);
});

/** Longer names first: a room of the catalogue is a layer of its own. */
const byLength = [...LAYERS, ...DASHBOARD_LAYERS].toSorted((a, b) => b.length - a.length);
const layerOf = (file: string) => byLength.find((layer) => `${file}/`.startsWith(`${layer}/`));
const ofFolder = (folder: string) => IMPORTS.filter(({ from, to }) => from.startsWith(folder) && /\.tsx?$/.test(to));
const ofWorker = ofFolder("worker/");
const isUpward = (layers: string[]) => {
	const depth = (file: string) => layers.indexOf(layerOf(file) ?? "");
	return ({ from, to }: Import) => depth(from) > depth(to);
};
/** A table may name the type of a JSON column, which is a rule's or a schema's. */
const isColumnType = ({ from, to, isType }: Import) =>
	isType && from.startsWith("worker/db/schema/") && /\.(rules|schema)\.ts$/.test(to);

test("every file of the worker and of the dashboard is in a layer", () => {
	const files = FILES.filter((file) => !file.startsWith("finder-element/"));
	expect(files.filter((file) => layerOf(file) === undefined)).toEqual([]);
});

test("the worker imports nothing of those who use it", () => {
	expect(shown(ofWorker.filter(({ to }) => !to.startsWith("worker/")))).toEqual([]);
});

test("imports of the worker, of types as well, go down its layers", () => {
	expect(shown(ofWorker.filter(isUpward(LAYERS)).filter((one) => !isColumnType(one)))).toEqual([]);
});

test("imports of the dashboard, of types as well, go down its layers", () => {
	const own = ofFolder("dashboard/src/").filter(({ to }) => to.startsWith("dashboard/src/"));
	expect(shown(own.filter(isUpward(DASHBOARD_LAYERS)))).toEqual([]);
});

test("a feature's routes are its own: only the app mounts them", () => {
	const mounted = VALUES.filter(({ from, to }) => to.endsWith(".routes.ts") && from !== "worker/app.ts");
	expect(shown(mounted.filter(({ from, to }) => featureOf(from) !== featureOf(to)))).toEqual([]);
});

test("no file imports itself, on whatever way, for a type either", () => {
	const next = Map.groupBy(
		[...IMPORTS, ...TOOLS.flatMap(importsOf)].filter((one) => !isColumnType(one)),
		({ from }) => from,
	);
	const done = new Set<string>();
	const cycles: string[] = [];
	const visit = (file: string, path: string[]) => {
		if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
		if (done.has(file) || path.includes(file)) return;
		for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
		done.add(file);
	};
	for (const file of [...FILES, ...TOOLS]) visit(file, []);
	expect(cycles).toEqual([]);
});

test("every write of the dashboard runs once at a time: useMutation is used by useWrite alone", () => {
	const using = FILES.filter((file) => /\buseMutation\b/.test(readFileSync(join(ROOT, file), "utf8")));
	expect(using).toEqual(["dashboard/src/lib/use-write.ts"]);
});
