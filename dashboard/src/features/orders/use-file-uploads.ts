import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FILE_BYTES_MAX, FILES_AT_ONCE_MAX } from "#worker/orders/order.rules.ts";
import { notifyError } from "../../lib/notify.ts";
import { problemText } from "../../lib/problem-text.ts";
import { useIsOpen } from "../../lib/use-is-open.ts";
import { useAbort } from "../imports/use-abort.ts";
import { uploadOrderFile } from "./order.api.ts";

/** A file on its way: the share that is sent, or why it was not taken. */
export type Upload = { id: number; file: File; share: number; problem: string | null };

let lastId = 0;

/**
 * Uploads files one after the other, so that each has the whole line. A failed one stays, to be sent again without the
 * others.
 */
export function useFileUploads(orderId: number) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const isOpen = useIsOpen();
	const abort = useAbort();
	const [uploads, setUploads] = useState<readonly Upload[]>([]);
	const lastSent = useRef(Promise.resolve());
	const change = (id: number, parts: Partial<Upload>) =>
		setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...parts } : one)));
	const dismiss = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

	function enqueue(upload: Upload): void {
		change(upload.id, { share: 0, problem: null });
		lastSent.current = lastSent.current.then(() => send(upload));
	}

	async function send({ id, file }: Upload): Promise<void> {
		// Whoever leaves the page is asked first.
		if (!isOpen()) return;
		abort.current = new AbortController();
		const { signal } = abort.current;
		if (file.size > FILE_BYTES_MAX) return change(id, { problem: t("orders.file_too_big") });
		try {
			await uploadOrderFile(orderId, file, (share) => change(id, { share }), signal);
			await queryClient.invalidateQueries({ queryKey: ["orders"] });
			dismiss(id);
		} catch (error) {
			if (signal.aborted) return;
			notifyError(t("order.upload.error"), problemText(error));
			change(id, { problem: problemText(error) });
		}
	}

	function add(files: readonly File[]): void {
		const busy = uploads.filter(({ problem }) => problem === null).length;
		if (files.length + busy > FILES_AT_ONCE_MAX) {
			notifyError(t("orders.files_exceeded_at_once"));
			return;
		}
		const added = files.map((file): Upload => ({ id: ++lastId, file, share: 0, problem: null }));
		setUploads((all) => [...all, ...added]);
		for (const one of added) enqueue(one);
	}

	return { uploads, add, retry: enqueue, dismiss };
}
