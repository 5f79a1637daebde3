import { Download, FileUp, RotateCcw, X } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Order, OrderFile } from "#worker/orders/order.schema.ts";
import { UnsavedGuard } from "../../components/form/unsaved-guard.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Progress } from "../../components/ui/progress.tsx";
import { useFileDrop } from "../../components/use-file-drop.ts";
import { cn } from "../../lib/cn.ts";
import { formatBytes, formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { saveFile } from "../../lib/save-file.ts";
import { askedNow } from "../../lib/session/tokens.ts";
import { useWrite } from "../../lib/use-write.ts";
import { fetchOrderFile } from "./order.api.ts";
import { type Upload, useFileUploads } from "./use-file-uploads.ts";

/** The confirmation files, and where the supplier adds some. */
export function OrderFiles({ order }: { order: Order }) {
	const { t } = useTranslation();
	const { uploads, add, retry, dismiss } = useFileUploads(order.id);
	if (order.files.length === 0 && uploads.length === 0 && !order.mayUpload) return null;
	const isNeeded = order.actions.includes("confirm") && order.files.every(({ earlier }) => earlier);
	return (
		<Card className="grid min-w-0 gap-4 p-4">
			<h2 className="font-semibold">{t("orders.files")}</h2>
			{isNeeded && <p className="text-muted-foreground">{t("orders.files_confirm_hint")}</p>}
			<ul className="grid gap-2 empty:hidden">
				{order.files.map((file) => (
					<FileRow key={file.id} orderId={order.id} file={file} />
				))}
				{uploads.map((upload) => (
					<UploadRow
						key={upload.id}
						upload={upload}
						onRetry={() => retry(upload)}
						onDismiss={() => dismiss(upload.id)}
					/>
				))}
			</ul>
			{order.mayUpload && <DropFiles onFiles={add} />}
			<UnsavedGuard dirty={uploads.length > 0} />
		</Card>
	);
}

function FileRow({ orderId, file }: { orderId: number; file: OrderFile }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { name, bytes, createdAt, earlier } = file;
	const download = useWrite({
		mutationFn: async () => ({ isStillAsked: askedNow(), content: await fetchOrderFile(orderId, file.id) }),
		onSuccess: ({ isStillAsked, content }) => isStillAsked() && saveFile(content, name),
		onError: showProblem,
	});
	return (
		<li className="flex items-center justify-between gap-3">
			<span className="grid min-w-0">
				<span className="wrap-anywhere">{name}</span>
				<span className="text-muted-foreground text-xs">
					{formatBytes(bytes, tag)} · {formatDateTime(createdAt, tag)}
				</span>
				{earlier && <span className="text-muted-foreground text-xs">{t("orders.file_earlier")}</span>}
			</span>
			<Button
				variant="ghost"
				size="icon"
				busy={download.isPending}
				aria-label={t("orders.file_download", { name })}
				onClick={() => download.mutate()}
			>
				<Download />
			</Button>
		</li>
	);
}

type UploadRowProps = { upload: Upload; onRetry: () => void; onDismiss: () => void };

function UploadRow({ upload: { file, share, problem }, onRetry, onDismiss }: UploadRowProps) {
	const { t } = useTranslation();
	const { name } = file;
	return (
		<li className="flex items-center justify-between gap-3">
			<span className="grid min-w-0 flex-1 gap-1.5">
				<span className="wrap-anywhere">{name}</span>
				{problem === null ? (
					<Progress share={share} aria-label={t("orders.file_uploading", { name })} />
				) : (
					<span role="alert" className="text-destructive text-xs">
						{problem}
					</span>
				)}
			</span>
			{problem !== null && (
				<span className="flex shrink-0">
					<Button variant="ghost" size="icon" aria-label={t("orders.file_retry", { name })} onClick={onRetry}>
						<RotateCcw />
					</Button>
					<Button variant="ghost" size="icon" aria-label={t("orders.file_dismiss", { name })} onClick={onDismiss}>
						<X />
					</Button>
				</span>
			)}
		</li>
	);
}

function DropFiles({ onFiles }: { onFiles: (files: File[]) => void }) {
	const { t } = useTranslation();
	const id = useId();
	const { isOver, ...drop } = useFileDrop(onFiles);
	return (
		<label
			htmlFor={id}
			{...drop.label}
			className={cn(
				"flex cursor-pointer items-center justify-center gap-2 rounded-lg border border-input border-dashed px-4 py-5 text-center text-muted-foreground transition-colors focus-within:ring-3 focus-within:ring-ring/50 hover:bg-accent",
				isOver && "border-primary bg-info-soft",
			)}
		>
			<FileUp aria-hidden className="size-5 shrink-0" />
			<span>{t("orders.files_choose")}</span>
			<input
				id={id}
				type="file"
				multiple
				accept=".pdf,.png,.jpg,.jpeg,.csv"
				className="sr-only"
				onChange={drop.onChange}
			/>
		</label>
	);
}
