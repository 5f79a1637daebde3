import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

const migrations = await readD1Migrations(`${import.meta.dirname}/migrations`);
const propertySeed = Number(process.env.PROPERTY_SEED ?? 20261121);

const PAGES = "tests/platform/dashboard-files.test.ts";

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "node",
					isolate: false,
					include: ["tests/node/**/*.test.ts"],
					setupFiles: ["./tests/support/property-seed.ts"],
					provide: { propertySeed },
					environment: "node",
					// The default of a second is too short on a busy machine.
					expect: { poll: { timeout: 15_000 } },
					testTimeout: 60_000,
					// One launches a browser, which may have to be unpacked before.
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					name: "platform",
					// Each file starts its own platform of the worker that is built once.
					isolate: false,
					include: ["tests/platform/**/*.test.ts"],
					exclude: [PAGES],
					provide: { propertySeed },
					environment: "node",
					// The default of a second is too short on a busy machine.
					expect: { poll: { timeout: 15_000 } },
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: "pages",
					// A process of its own: after wrangler's server of files no form can be sent from it.
					isolate: true,
					include: [PAGES],
					environment: "node",
					testTimeout: 60_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: "data",
					include: ["tests/data/**/*.test.ts"],
					globalSetup: ["./tests/support/started-system.ts"],
					setupFiles: ["./tests/support/pages-on-failure.ts"],
					// The default of a second is too short on a busy machine.
					expect: { poll: { timeout: 15_000 } },
					testTimeout: 300_000,
					hookTimeout: 60_000,
					maxWorkers: 1,
				},
			},
			{
				plugins: [
					cloudflareTest({
						wrangler: { configPath: "./wrangler.toml" },
						miniflare: { bindings: { TEST_MIGRATIONS: migrations } },
					}),
				],
				test: {
					name: "worker",
					// One isolate for all files, as in production: each test begins with its own state.
					isolate: false,
					include: ["tests/worker/**/*.test.ts"],
					setupFiles: ["./tests/worker/setup.ts", "./tests/support/property-seed.ts"],
					provide: { propertySeed },
					// The default of a second is too short on a busy machine.
					expect: { poll: { timeout: 15_000 } },
					// Half a minute was too short for a week of backups on a slow machine.
					testTimeout: 120_000,
					hookTimeout: 60_000,
					// postcss, which sanitize-html loads, has a field for browsers that has to be bundled.
					deps: { optimizer: { ssr: { enabled: true, include: ["sanitize-html"] } } },
				},
			},
			{
				test: {
					name: "e2e",
					// A process a system: each file begins with the demo (fresh-demo.ts), and loads no library again.
					isolate: false,
					include: ["tests/e2e/**/*.test.ts"],
					globalSetup: ["./tests/support/demo-systems.ts"],
					setupFiles: ["./tests/support/fresh-demo.ts", "./tests/support/pages-on-failure.ts"],
					// The default of a second is too short on a busy machine.
					expect: { poll: { timeout: 15_000 } },
					// Each wait has its own limit. A way of many steps through several tabs takes a minute on a busy machine.
					testTimeout: 120_000,
					hookTimeout: 120_000,
					// One system for each; npm test asks for two.
					maxWorkers: 1,
				},
			},
		],
	},
});
