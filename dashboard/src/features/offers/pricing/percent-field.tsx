import { useTranslation } from "react-i18next";
import { Field } from "../../../components/form/field.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Input } from "../../../components/ui/input.tsx";
import { useSelectOnTap } from "../../../lib/use-select-on-tap.ts";
import { withOtherSign } from "./percent-text.ts";

type PercentFieldProps = { value: string; problem: "percent.invalid" | null; onChange: (text: string) => void };

/** Asks for a percentage; the number keys of some phones have no minus, so a button has it. */
export function PercentField({ value, problem, onChange }: PercentFieldProps) {
	const { t } = useTranslation();
	const selectOnTap = useSelectOnTap();
	return (
		<Field
			label={t("percent.value")}
			hint={t("percent.hint")}
			error={problem === null ? undefined : { message: problem }}
		>
			{({ "aria-labelledby": _, ...aria }) => (
				<div className="flex items-center gap-2">
					<Input
						{...aria}
						{...selectOnTap}
						autoFocus
						inputMode="decimal"
						autoComplete="off"
						className="max-w-32 text-end tabular-nums"
						value={value}
						onChange={(event) => onChange(event.target.value)}
					/>
					<span aria-hidden className="text-muted-foreground">
						%
					</span>
					<Button
						variant="outline"
						size="icon"
						aria-label={t("percent.sign")}
						title={t("percent.sign")}
						onClick={() => onChange(withOtherSign(value))}
					>
						±
					</Button>
				</div>
			)}
		</Field>
	);
}
