import { DetailedError } from "hono/client";
import { noteRefusal, sender, signed } from "./api.ts";

const UNREACHED = "The worker can't be reached.";

/**
 * Sends a file as a form's field `file`, and tells the share that is sent: `fetch` can't. Apart from the other calls, which load
 * with the first view.
 */
export function uploadFile(
	path: string,
	file: File,
	onShare: (share: number) => void,
	signal: AbortSignal,
): Promise<unknown> {
	const from = sender();
	const { url, headers } = signed(from, path);
	const body = new FormData();
	body.set("file", file);
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open("POST", url);
		for (const [name, value] of headers) request.setRequestHeader(name, value);
		request.responseType = "json";
		request.upload.onprogress = ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total);
		signal.addEventListener("abort", () => request.abort());
		request.onabort = () => reject(signal.reason);
		request.onerror = () => reject(new TypeError(UNREACHED));
		request.onload = () => {
			const { status, response } = request;
			noteRefusal(from.actingFor, status);
			const isOk = status >= 200 && status < 300;
			// No JSON: not the worker's answer.
			if (isOk && response === null) return reject(new TypeError(UNREACHED));
			if (isOk) return resolve(response);
			reject(new DetailedError("The upload was rejected.", { statusCode: status, detail: { data: response } }));
		};
		request.send(body);
	});
}
