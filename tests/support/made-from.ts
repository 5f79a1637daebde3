/** What the worker, and the state with the demo, are made from: globs in the project. */
export const WORKER = [
	"worker/**/*",
	"scripts/bench/build-worker.ts",
	"wrangler.toml",
	"package*.json",
	"tsconfig.json",
];
export const DEMO = [...WORKER, "scripts/demo/**/*", "scripts/import/**/*", "scripts/local/**/*", "migrations/**/*"];
