import { type Control, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ApiKeyInput } from "#worker/auth/api-key.schema.ts";
import { Field } from "../../components/form/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";

const DAYS = [30, 90, 365] as const;

/** A number of days, which the server counts from when the key is created, or never. */
export function ExpiryField({ control }: { control: Control<ApiKeyInput> }) {
	const { t } = useTranslation();
	const { field, fieldState } = useController({ control, name: "expiresInDays" });
	return (
		<Field label={t("api_keys.expires")} error={fieldState.error}>
			{({ "aria-labelledby": _, ...aria }) => (
				<NativeSelect
					{...aria}
					ref={field.ref}
					value={field.value ?? ""}
					onBlur={field.onBlur}
					onChange={({ target: { value } }) => field.onChange(value === "" ? null : Number(value))}
				>
					<option value="">{t("api_keys.never_expires")}</option>
					{DAYS.map((count) => (
						<option key={count} value={count}>
							{t("api_keys.in_days", { count })}
						</option>
					))}
				</NativeSelect>
			)}
		</Field>
	);
}
