import { useTranslation } from "react-i18next";
import { Field } from "../../components/form/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { Switch } from "../../components/ui/switch.tsx";

type Unit = "inch" | "mm";

/** The unit of a file's sizes. */
export function UnitField({ unit, onChange }: { unit: Unit; onChange: (unit: Unit) => void }) {
	const { t } = useTranslation();
	return (
		<Field label={t("catalogue.unit")} hint={t("catalogue.unit_hint")}>
			{({ "aria-labelledby": _, ...aria }) => (
				<NativeSelect {...aria} value={unit} onChange={({ target }) => onChange(target.value === "mm" ? "mm" : "inch")}>
					<option value="inch">{t("catalogue.unit_inch")}</option>
					<option value="mm">{t("catalogue.unit_mm")}</option>
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
