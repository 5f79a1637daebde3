import { useTranslation } from "react-i18next";
import { LENGTH_UNITS, type LengthUnit } from "#worker/imports/header.rules.ts";
import { Field } from "../../components/form/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { Switch } from "../../components/ui/switch.tsx";

const UNIT_TEXTS = {
	inch: "catalogue.unit_inch",
	mm: "catalogue.unit_mm",
	cm: "catalogue.unit_cm",
} as const satisfies Record<LengthUnit, string>;

/** The unit of a file's sizes. */
export function UnitField({ unit, onChange }: { unit: LengthUnit; onChange: (unit: LengthUnit) => void }) {
	const { t } = useTranslation();
	return (
		<Field label={t("catalogue.unit")} hint={t("catalogue.unit_hint")}>
			{({ "aria-labelledby": _, ...aria }) => (
				<NativeSelect
					{...aria}
					value={unit}
					onChange={({ target }) => onChange(LENGTH_UNITS.find((one) => one === target.value) ?? unit)}
				>
					{LENGTH_UNITS.map((one) => (
						<option key={one} value={one}>
							{t(UNIT_TEXTS[one])}
						</option>
					))}
				</NativeSelect>
			)}
		</Field>
	);
}

type SwitchFieldProps = { label: string; hint: string; checked: boolean; onChange: (checked: boolean) => void };

export const SwitchField = ({ label, hint, checked, onChange }: SwitchFieldProps) => (
	<Field inline label={label} hint={hint}>
		{({ "aria-labelledby": _, ...aria }) => <Switch checked={checked} onCheckedChange={onChange} {...aria} />}
	</Field>
);
