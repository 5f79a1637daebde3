import { CsvDecoder } from "../csv/csv-decode.rules.ts";
import { hasItsEnd, imageFormat } from "../media/image-bytes.rules.ts";

export const ORDER_FILE_TYPES = {
	pdf: "application/pdf",
	png: "image/png",
	jpg: "image/jpeg",
	csv: "text/csv",
} as const;
export type OrderFileType = keyof typeof ORDER_FILE_TYPES;

/** Where the files are in the bucket: no public address leads there. */
export const ORDER_FILE_KEYS = "orders/";

const NAME_MAX = 120;
/** How near its beginning a PDF says that it is one: printers and gateways put lines before it. */
const PDF_START_WITHIN = 1024;
/** How near its end a PDF says that it ends: some writers add lines behind. */
const PDF_END_WITHIN = 2048;

/** A file's type by its bytes, never by its name; `damaged`: it begins like one and was cut short. */
export function orderFileType(bytes: Uint8Array): OrderFileType | "damaged" | undefined {
	if (bytes.length === 0) return undefined;
	const latin = (from: number, to?: number) => String.fromCharCode(...bytes.subarray(from, to));
	const image = imageFormat(bytes);
	if (image === "png" || image === "jpg") return hasItsEnd(bytes, image) ? image : "damaged";
	const start = latin(0, PDF_START_WITHIN);
	// Not in markup, which a browser might run.
	if (start.includes("%PDF-") && !/^(?:\xef\xbb\xbf)?\s*</.test(start))
		return latin(Math.max(0, bytes.length - PDF_END_WITHIN)).includes("%%EOF") ? "pdf" : "damaged";
	return isTable(bytes) ? "csv" : undefined;
}

/** What a file is served as: a table also with its encoding, if that is known. */
export function contentTypeOf(type: OrderFileType, bytes: Uint8Array): string {
	const charset = type === "csv" ? decoded(bytes)?.charset : undefined;
	return ORDER_FILE_TYPES[type] + (charset === undefined ? "" : `; charset=${charset}`);
}

/** Text with a separator in its first line; markup, which a browser might run, is none. */
function isTable(bytes: Uint8Array): boolean {
	const text = decoded(bytes)?.text ?? "";
	const [first = ""] = text.trimStart().split(/[\r\n]/, 1);
	return !first.startsWith("<") && /[;,\t]/.test(first) && !isBinary(text);
}

/** A file's text; undefined: it is none. Excel's CSV files have the machine's code page, which they don't name. */
function decoded(bytes: Uint8Array): { text: string; charset: string | undefined } | undefined {
	const decoder = new CsvDecoder();
	try {
		const text = decoder.push(bytes) + decoder.end();
		if (decoder.encoding !== "utf-8" || !text.includes("\uFFFD")) return { text, charset: decoder.encoding };
	} catch {
		return undefined;
	}
	return { text: new TextDecoder("latin1").decode(bytes), charset: undefined };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a text doesn't have
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F]/;
const isBinary = (text: string): boolean => CONTROL.test(text) || text.includes("\uFFFD");

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are taken out
const NOT_IN_NAMES = /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069"*:<>?|]/g;

/** A name to show and to offer when downloading: no path, no control or direction characters, not too long. */
export function orderFileName(name: string, type: OrderFileType): string {
	const base = (name.split(/[/\\]/).at(-1) ?? "").toWellFormed().replace(NOT_IN_NAMES, "").trim().replace(/^\.+/, "");
	const stem = base.replace(/\.[A-Za-z0-9]{1,8}$/, "").slice(0, NAME_MAX) || "file";
	return `${stem.toWellFormed()}.${type}`;
}

/** A file is always an attachment (RFC 6266), under its own name where the browser reads UTF-8. */
export function attachmentHeader(name: string): string {
	const plain = name.replace(/[^\x20-\x7E]|["\\%]/g, "_");
	const encoded = encodeURIComponent(name).replace(
		/['()*]/g,
		(one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
