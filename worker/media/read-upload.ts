import type { Context } from "hono";
import { AppError } from "../http/app-error.ts";
import type { AppEnv } from "../http/env.ts";
import { readBody } from "../http/read-body.ts";
import { fileMissing, fileTooLarge, notMultipart, tooManyFiles } from "./media.errors.ts";

const MIB = 1024 * 1024;
const MAX_FILE_BYTES = 5 * MIB;
/** Room for the form's own lines around the file. */
const FORM_BYTES = 64 * 1024;

/** The bytes of the one picture of a form. Its name and type come from the sender and are ignored. */
export async function readUpload(c: Context<AppEnv>): Promise<Uint8Array<ArrayBuffer>> {
	const file = await readFile(c, MAX_FILE_BYTES, fileTooLarge);
	return new Uint8Array(await file.arrayBuffer());
}

/** The one file of a form, from its field `file`. */
export async function readFile(c: Context<AppEnv>, maxBytes: number, tooLarge: () => AppError): Promise<File> {
	const type = c.req.header("content-type") ?? "";
	if (!/^multipart\/form-data\b/i.test(type)) throw notMultipart();
	const body = await readBody(c, maxBytes + FORM_BYTES, tooLarge);
	const [file, ...others] = (await parseForm(body, type)).getAll("file");
	if (!(file instanceof File)) throw fileMissing();
	if (others.length > 0) throw tooManyFiles();
	if (file.size > maxBytes) throw tooLarge();
	return file;
}

async function parseForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
	try {
		return await new Response(body, { headers: { "content-type": type } }).formData();
	} catch (cause) {
		throw new AppError("request.malformed", 400, { cause });
	}
}
