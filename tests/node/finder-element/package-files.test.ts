import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { unpackTar } from "modern-tar";
import { expect, test } from "vitest";
import { packageOf } from "../../../finder-element/build/package-files.ts";

const FILES = new Map([
	["index.js", "export {};"],
	["long.txt", "wiper ".repeat(30_000)],
]);

test("the archive names no system, and is the same with every Node: lock files hold its hash", async () => {
	const packed = await packageOf(FILES);
	expect(packed.subarray(0, 10).toString("hex")).toBe("1f8b08000000000000ff");
	expect(createHash("sha256").update(packed).digest("hex")).toBe(
		"fb8e34f14121ee0f3a622c502661694ea510d04ccbca2ac8077efe12b4ed4258",
	);
});

test("the archive holds the files", async () => {
	const entries = await unpackTar(gunzipSync(await packageOf(FILES)));
	const text = new TextDecoder();
	const files = entries.map(({ header, data }) => [header.name, text.decode(data)]);
	expect(files).toEqual([...FILES].map(([name, content]) => [`package/${name}`, content]));
});
