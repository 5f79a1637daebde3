import { ImageUp, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";
import { imageProps } from "../../lib/image-props.ts";
import { addImageUpload } from "../../lib/image-uploads.ts";
import { notifyError } from "../../lib/notify.ts";
import { problemText } from "../../lib/problem-text.ts";
import { uploadImage } from "../../lib/upload-image.api.ts";
import { useWrite } from "../../lib/use-write.ts";
import { Button } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { useFileDrop } from "../use-file-drop.ts";
import type { BoundProps } from "./bound-fields.tsx";
import { useIsReadOnly } from "./closable-fieldset.tsx";
import { Field } from "./field.tsx";

const TYPES = "image/png,image/jpeg,image/webp";

/** `isWhole`: shown uncut on white, as it is printed. */
type ImageFieldProps<Values extends FieldValues> = BoundProps<Values> & { isWhole?: boolean };

/** One image: dropped or chosen, uploaded at once, shown, removable. The form holds its path. */
export function ImageField<Values extends FieldValues>({
	control,
	name,
	label,
	hint,
	isWhole = false,
}: ImageFieldProps<Values>) {
	const { t } = useTranslation();
	const { field, fieldState } = useController({ control, name });
	const hasFailed = useRef(false);
	const upload = useWrite({
		mutationFn: uploadImage,
		onMutate: () => {
			hasFailed.current = false;
		},
		onSuccess: ({ filePath }) => field.onChange(filePath),
		onError: (error) => {
			hasFailed.current = true;
			// The specification's own words, and the reason beneath them.
			notifyError(t("order.upload.error"), problemText(error));
		},
	});
	const forget = useRef(() => {});
	useEffect(() => () => forget.current(), []);
	const send = async (file: File) => {
		await upload.mutate(file);
		return !hasFailed.current;
	};
	return (
		<Field label={label} hint={hint} error={fieldState.error}>
			{({ id, "aria-labelledby": _, ...aria }) => (
				<div className="grid gap-2">
					{typeof field.value === "string" && (
						<div className="relative overflow-hidden rounded-lg border">
							<img
								{...imageProps(field.value, "40rem")}
								alt=""
								className={cn("h-36 w-full", isWhole ? "bg-white object-contain p-3" : "object-cover")}
							/>
							<Button
								variant="secondary"
								size="icon-sm"
								aria-label={t("field.remove_image")}
								onClick={() => {
									// The button goes with the image.
									document.getElementById(id)?.focus();
									field.onChange(null);
								}}
								className="absolute end-2 top-2"
							>
								<Trash2 />
							</Button>
						</div>
					)}
					<DropZone
						id={id}
						aria={aria}
						isBusy={upload.isPending}
						onFile={(file) => {
							forget.current = addImageUpload(send(file));
						}}
					/>
				</div>
			)}
		</Field>
	);
}

type DropZoneProps = {
	id: string;
	aria: { "aria-invalid": boolean; "aria-describedby": string | undefined };
	isBusy: boolean;
	onFile: (file: File) => void;
};

function DropZone({ id, aria, isBusy, onFile }: DropZoneProps) {
	const { t } = useTranslation();
	const isReadOnly = useIsReadOnly();
	const { isOver, ...drop } = useFileDrop(([file, ...others]) => {
		if (isReadOnly) return;
		if (isBusy || others.length > 0) notifyError(t("upload.too_many"));
		else if (file) onFile(file);
	});
	return (
		<label
			htmlFor={id}
			{...drop.label}
			className={cn(
				"relative flex cursor-pointer items-center justify-center gap-2 rounded-lg border border-input border-dashed px-4 py-5 text-center text-muted-foreground transition-colors focus-within:ring-3 focus-within:ring-ring/50 hover:bg-accent",
				isOver && "border-primary bg-info-soft",
			)}
		>
			{isBusy ? <Spinner /> : <ImageUp aria-hidden className="size-5 shrink-0" />}
			<span className="min-w-0 wrap-anywhere">{t("upload.choose")}</span>
			<input
				id={id}
				type="file"
				accept={TYPES}
				disabled={isBusy}
				className="sr-only"
				onChange={drop.onChange}
				{...aria}
			/>
		</label>
	);
}
