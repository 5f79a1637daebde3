import { Trash2 } from "lucide-react";
import { useId } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { customaryCm } from "#worker/assortments/assortment.rules.ts";
import { fieldErrorKey } from "../../components/form/field-error.ts";
import { NumberInput } from "../../components/form/number-input.tsx";
import { Button } from "../../components/ui/button.tsx";
import type { AssortmentValues } from "./assortment-values.ts";

type Form = UseFormReturn<AssortmentValues>;
type WiperRowProps = { form: Form; at: number; onRemove: () => void };

/** One blade: its trade size, printed length, base price, and their errors. */
export function WiperRow({ form, at, onRemove }: WiperRowProps) {
	const { t } = useTranslation();
	const id = useId();
	const row = String(at + 1);
	const { errors } = form.formState;
	const cells = errors.wipers?.[at];
	const wrong = [cells?.lengthInch, cells?.lengthCm, cells?.price].filter((error) => error !== undefined);
	const suggestLength = (lengthInch: number | null) => {
		if (!Number.isNaN(form.getValues(`wipers.${at}.lengthCm`)) || !Number.isInteger(lengthInch)) return;
		if (lengthInch !== null && lengthInch >= 10) form.setValue(`wipers.${at}.lengthCm`, customaryCm(lengthInch));
	};
	const shared = { form, describedBy: wrong.length > 0 ? `${id}-wrong` : undefined };
	return (
		<>
			<tr>
				<Cell
					{...shared}
					name={`wipers.${at}.lengthInch`}
					label={t("assortment.inch_of", { row })}
					onChanged={suggestLength}
				/>
				<Cell {...shared} name={`wipers.${at}.lengthCm`} label={t("assortment.cm_of", { row })} />
				<Cell {...shared} name={`wipers.${at}.price`} label={t("assortment.price_of", { row })} isPrice />
				<td className="w-9 py-1 align-top">
					<Button
						variant="ghost"
						size="icon"
						aria-label={t("assortment.remove_size", { row })}
						onClick={onRemove}
						className="text-muted-foreground hover:text-destructive"
					>
						<Trash2 />
					</Button>
				</td>
			</tr>
			{wrong.length > 0 && (
				<tr>
					<td colSpan={4} id={`${id}-wrong`} className="pb-2 text-destructive text-xs">
						{wrong.map((error) => (
							<p key={String(error.message)}>{t(fieldErrorKey(error))}</p>
						))}
					</td>
				</tr>
			)}
		</>
	);
}

type CellName = `wipers.${number}.${"lengthInch" | "lengthCm" | "price"}`;
type CellProps = {
	form: Form;
	name: CellName;
	label: string;
	describedBy: string | undefined;
	isPrice?: boolean;
	onChanged?: (value: number | null) => void;
};

function Cell({ form, name, label, describedBy, isPrice = false, onChanged }: CellProps) {
	const { field, fieldState } = useController({ control: form.control, name });
	return (
		<td className="py-1 pe-2 align-top">
			<NumberInput
				ref={field.ref}
				name={field.name}
				value={field.value}
				empty={isPrice ? "null" : "missing"}
				decimals={isPrice ? 2 : 0}
				aria-label={label}
				aria-invalid={fieldState.error !== undefined}
				aria-describedby={fieldState.error && describedBy}
				onBlur={field.onBlur}
				onChange={(value) => {
					field.onChange(value);
					onChanged?.(value);
				}}
				className="tabular-nums"
			/>
		</td>
	);
}
