import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { SerializedError } from "vitest";
import { ROOT } from "../local/settings.ts";

/** An error with the expected value and its position, without the frames of libraries. */
export function failureText(name: string, { name: kind, message, stacks, stack, ...error }: SerializedError): string {
	const diff = typeof error.diff === "string" ? error.diff : "";
	const frames = (stacks ?? [])
		.filter(({ file }) => !file.includes("node_modules"))
		.map(({ file, line, column }) => `at ${relative(ROOT, file)}:${line}:${column}`);
	const where = frames.length > 0 ? frames.join("\n") : (stack ?? "").split("\n").slice(1).join("\n");
	const text = stripVTControlCharacters([`${kind ?? "Error"}: ${message}`, diff, where].filter(Boolean).join("\n"));
	return `× ${name}\n${text.replace(/^/gm, "    ")}`;
}
