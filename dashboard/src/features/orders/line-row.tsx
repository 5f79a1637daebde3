import { Trash2 } from "lucide-react";
import { type ClipboardEvent, useId } from "react";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { fieldErrorKey } from "../../components/form/field-error.ts";
import { NumberInput } from "../../components/form/number-input.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Label } from "../../components/ui/label.tsx";
import { withoutInvisible } from "../../lib/pasted-cells.rules.ts";
import type { OrderValues } from "./order-values.ts";
import { isManyLines, type PastedLine, readPastedLines } from "./pasted-lines.rules.ts";

type LineRowProps = {
	form: UseFormReturn<OrderValues>;
	at: number;
	carNames: Readonly<Record<string, string>>;
	onRemove: (() => void) | undefined;
	/** Lines of a spreadsheet that were pasted into this one. */
	onPasteMany: (lines: PastedLine[]) => void;
};

/** One line: a sku and how many, with their errors. */
export function LineRow({ form, at, carNames, onRemove, onPasteMany }: LineRowProps) {
	const { t } = useTranslation();
	const id = useId();
	const { control } = form;
	const row = String(at + 1);
	const sku = useController({ control, name: `items.${at}.sku` });
	const quantity = useController({ control, name: `items.${at}.quantity` });
	const car = useWatch({ control, name: `items.${at}.car` });
	const errors = [sku.fieldState.error, quantity.fieldState.error].filter((error) => error !== undefined);
	const described =
		[car !== "" && `${id}-car`, errors.length > 0 && `${id}-wrong`].filter(Boolean).join(" ") || undefined;
	const paste = (event: ClipboardEvent<HTMLInputElement>) => {
		const text = event.clipboardData.getData("text");
		if (!isManyLines(text)) return;
		const { lines, problems } = readPastedLines(text);
		// What can't be read stays where it is typed.
		if (lines.length === 0 || problems.length > 0) return;
		event.preventDefault();
		onPasteMany(lines);
	};
	return (
		<li className="grid gap-1">
			<div className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-end gap-2">
				<div className="grid gap-1.5">
					<Label htmlFor={`${id}-sku`} className={at > 0 ? "sr-only" : ""}>
						{at === 0 ? t("products.column_sku") : t("orders.sku_of", { row })}
					</Label>
					<Input
						{...sku.field}
						onChange={(event) => {
							sku.field.onChange(withoutInvisible(event.target.value));
							// The car belongs to the product that was chosen for it.
							form.setValue(`items.${at}.car`, "");
						}}
						id={`${id}-sku`}
						maxLength={200}
						autoComplete="off"
						spellCheck={false}
						onPaste={paste}
						aria-invalid={sku.fieldState.invalid}
						aria-describedby={described}
					/>
				</div>
				<div className="grid gap-1.5">
					<Label htmlFor={`${id}-quantity`} className={at > 0 ? "sr-only" : ""}>
						{at === 0 ? t("orders.quantity") : t("orders.quantity_of", { row })}
					</Label>
					<NumberInput
						{...quantity.field}
						id={`${id}-quantity`}
						inputMode="numeric"
						aria-invalid={quantity.fieldState.invalid}
						aria-describedby={described}
						className="text-end"
					/>
				</div>
				<Button
					variant="ghost"
					size="icon"
					aria-label={t("orders.remove_line", { row })}
					disabled={!onRemove}
					onClick={onRemove}
					className="text-muted-foreground hover:text-destructive"
				>
					<Trash2 />
				</Button>
			</div>
			{car !== "" && (
				<p id={`${id}-car`} className="wrap-anywhere text-muted-foreground text-xs">
					{t("orders.for_car", { car: carNames[car] ?? car })}
				</p>
			)}
			{errors.length > 0 && (
				<div id={`${id}-wrong`} className="text-destructive text-xs">
					{errors.map((error) => (
						<p key={String(error.message)}>{t(fieldErrorKey(error))}</p>
					))}
				</div>
			)}
		</li>
	);
}
