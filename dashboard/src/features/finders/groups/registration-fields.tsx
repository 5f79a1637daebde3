import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { REGISTRATIONS, type Registration } from "#worker/finders/finder.rules.ts";
import { Field } from "../../../components/form/field.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import type { GroupProps } from "./group.tsx";

const TEXTS = {
	vin: { label: "finder.vin", hint: "finder.vin_hint" },
	nl_plate: { label: "finder.nl_plate", hint: "finder.nl_plate_hint" },
} as const;

/** A switch for each kind of registration that visitors may type. */
export function RegistrationFields({ control }: GroupProps) {
	const { t } = useTranslation();
	const { field, fieldState } = useController({ control, name: "registrations" });
	const value: readonly Registration[] = field.value ?? [];
	return REGISTRATIONS.map((kind, index) => (
		<Field inline key={kind} label={t(TEXTS[kind].label)} hint={t(TEXTS[kind].hint)} error={fieldState.error}>
			{({ "aria-labelledby": _, ...aria }) => (
				<Switch
					{...(index === 0 && { ref: field.ref })}
					checked={value.includes(kind)}
					onCheckedChange={(isOn) =>
						field.onChange(REGISTRATIONS.filter((one) => (one === kind ? isOn : value.includes(one))))
					}
					onBlur={field.onBlur}
					{...aria}
				/>
			)}
		</Field>
	));
}
