// Adds other platforms' optional packages that the registry could not serve, so that `npm ci` accepts the lockfile.
// Entries carry os/cpu, so they are never downloaded on this platform.
import { readFileSync, writeFileSync } from "node:fs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const OS = {
	android: "android",
	darwin: "darwin",
	macos: "darwin",
	freebsd: "freebsd",
	linux: "linux",
	win32: "win32",
	windows: "win32",
};
const CPU = {
	arm64: "arm64",
	x64: "x64",
	64: "x64",
	x86: "ia32",
	ia32: "ia32",
	arm: "arm",
	wasm32: "wasm32",
	riscv64: "riscv64",
};
const added = [];
for (const [at, parent] of Object.entries({ ...lock.packages })) {
	for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
		let dir = at;
		let isComplete = false;
		for (;;) {
			if (lock.packages[`${dir ? `${dir}/` : ""}node_modules/${name}`]) isComplete = true;
			if (isComplete || !dir) break;
			dir = dir.includes("/node_modules/") ? dir.slice(0, dir.lastIndexOf("/node_modules/")) : "";
		}
		if (isComplete || !/^\d/.test(version)) {
			if (!isComplete) console.warn(`not exact, left out: ${name}@${version}`);
			continue;
		}
		const words = name.split("/").pop().split("-");
		const os = words.map((w) => OS[w]).find(Boolean);
		const cpu = words.map((w) => CPU[w]).find(Boolean);
		if (!os && cpu !== "wasm32") {
			console.warn(`no platform in the name, left out: ${name}`);
			continue;
		}
		lock.packages[`node_modules/${name}`] = {
			version,
			...(cpu ? { cpu: [cpu] } : {}),
			...(parent.dev ? { dev: true } : {}),
			optional: true,
			...(os ? { os: [os] } : {}),
		};
		added.push(`${name}@${version}`);
	}
}
const [root, ...rest] = Object.entries(lock.packages);
lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => (a < b ? -1 : 1))]);
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, "\t")}\n`);
console.log(`${added.length} added`, added.join(" "));
