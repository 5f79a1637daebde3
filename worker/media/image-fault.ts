import { AppError } from "../http/app-error.ts";
import { damaged, imagesUnavailable, tooManyPixels } from "./media.errors.ts";

/** The binding's codes (developers.cloudflare.com/images/reference/errors): too large for it. */
const TOO_LARGE = 9413;
/** No image, an unknown format, an error while decoding. */
const FILE_CODES = [9412, 9420, 9516, 9520];
/** A used-up quota, no access, a busy service. */
const SERVICE_CODES = [9422, 9423, 9425, 9427, 9430, 9522, 9527, 9528, 9529];

/** A PNG of one pixel. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/**
 * Throws what a failed call of the Images binding means for the upload: a file that can't be read, or a service that
 * doesn't work. Other codes, as the local runtime's only one, mean both; then it is the file if another picture passes.
 */
export async function explainFault(images: ImagesBinding, error: unknown): Promise<never> {
	if (error instanceof AppError) throw error;
	const code = codeOf(error);
	if (code === TOO_LARGE) throw tooManyPixels();
	if (code !== undefined && FILE_CODES.includes(code)) throw damaged();
	if (code === undefined || SERVICE_CODES.includes(code) || !(await works(images))) throw imagesUnavailable(error);
	throw damaged();
}

const codeOf = (error: unknown): number | undefined =>
	error instanceof Error && "code" in error && typeof error.code === "number" ? error.code : undefined;

async function works(images: ImagesBinding): Promise<boolean> {
	const pixel = new Blob([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))]).stream();
	try {
		await images.input(pixel).output({ format: "image/png" });
		return true;
	} catch {
		return false;
	}
}
