import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { REGISTRATIONS, type Registration } from "#worker/finders/finder.rules.ts";
import { Field } from "../../../components/form/field.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { registrationsQuery } from "../finder.api.ts";
import type { GroupProps } from "./group.tsx";

const TEXTS = {
	vin: { label: "finder.vin", hint: "finder.vin_hint" },
	nl_plate: { label: "finder.nl_plate", hint: "finder.nl_plate_hint" },
	uk_plate: { label: "finder.uk_plate", hint: "finder.uk_plate_hint" },
	de_key_number: { label: "finder.de_key_number", hint: "finder.de_key_number_hint" },
} as const;

/** A switch for each kind of registration that visitors may type; one without its register's key can't be switched on. */
export function RegistrationFields({ control }: GroupProps) {
	const { t } = useTranslation();
	const { field, fieldState } = useController({ control, name: "registrations" });
	const { data: available = REGISTRATIONS } = useQuery(registrationsQuery);
	const value: readonly Registration[] = field.value ?? [];
	const isOff = (kind: Registration) => !available.includes(kind);
	const hintOf = (kind: Registration) => t(isOff(kind) ? "finder.uk_plate_off" : TEXTS[kind].hint);
	return REGISTRATIONS.map((kind, index) => (
		<Field inline key={kind} label={t(TEXTS[kind].label)} hint={hintOf(kind)} error={fieldState.error}>
			{({ "aria-labelledby": _, ...aria }) => (
				<Switch
					{...(index === 0 && { ref: field.ref })}
					checked={value.includes(kind) && !isOff(kind)}
					disabled={isOff(kind)}
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
