import { useQuery } from "@tanstack/react-query";
import { type Control, type UseFormReturn, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ApiKeyInput } from "#worker/auth/api-key.schema.ts";
import { API_AREAS } from "#worker/http/api-scope.rules.ts";
import { SelectField, TextField } from "../../components/form/bound-fields.tsx";
import { Field } from "../../components/form/field.tsx";
import { fieldErrorKey } from "../../components/form/field-error.ts";
import { Callout } from "../../components/ui/callout.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { useCurrentUser } from "../../lib/session/use-current-user.ts";
import { ACCESS_TEXTS, AREA_TEXTS, accessOf, withAccess } from "./access-text.ts";
import { apiUsersQuery } from "./api-key.api.ts";
import { ExpiryField } from "./expiry-field.tsx";

type FieldsProps = { control: Control<ApiKeyInput> };

export function ApiKeyFields({ form: { control } }: { form: UseFormReturn<ApiKeyInput> }) {
	const { t } = useTranslation();
	return (
		<>
			<TextField
				control={control}
				name="name"
				label={t("api_keys.name")}
				hint={t("api_keys.name_hint")}
				maxLength={100}
				autoComplete="off"
				autoFocus
			/>
			<UserField control={control} />
			<AccessFields control={control} />
			<ExpiryField control={control} />
		</>
	);
}

function UserField({ control }: FieldsProps) {
	const { t } = useTranslation();
	const { user } = useCurrentUser();
	const { data: users } = useQuery(apiUsersQuery);
	const isAdmin = user.roles.includes("ROLE_ADMIN");
	if (users?.length === 0)
		return <Callout variant="warning">{t(isAdmin ? "api_keys.no_user_admin" : "api_keys.no_user")}</Callout>;
	const choices = (users ?? []).map(({ id, username, companyTitle }) => ({
		value: String(id),
		label: isAdmin ? `${username} (${companyTitle})` : username,
	}));
	return (
		<SelectField
			control={control}
			name="user"
			label={t("api_keys.user")}
			hint={t("api_keys.user_hint")}
			choices={[{ value: "0", label: t("field.choose") }, ...choices]}
			toValue={Number}
		/>
	);
}

function AccessFields({ control }: FieldsProps) {
	const { t } = useTranslation();
	const { field, fieldState } = useController({ control, name: "scopes" });
	const error = fieldState.error;
	return (
		<fieldset className="grid gap-3" aria-describedby={error ? "scopes-error" : undefined}>
			<legend className="mb-3 font-medium text-sm">{t("api_keys.access")}</legend>
			<div className="grid gap-3 sm:grid-cols-2">
				{API_AREAS.map((area, index) => (
					<Field key={area} label={t(AREA_TEXTS[area])}>
						{({ "aria-labelledby": _, ...aria }) => (
							<NativeSelect
								{...aria}
								{...(index === 0 && { ref: field.ref })}
								value={accessOf(field.value, area)}
								onBlur={field.onBlur}
								onChange={({ target }) => {
									const access = ACCESSES.find((one) => one === target.value) ?? "none";
									field.onChange(withAccess(field.value, area, access));
								}}
							>
								{ACCESSES.map((access) => (
									<option key={access} value={access}>
										{t(ACCESS_TEXTS[access])}
									</option>
								))}
							</NativeSelect>
						)}
					</Field>
				))}
			</div>
			{error && (
				<p id="scopes-error" className="text-destructive text-xs">
					{t(fieldErrorKey(error))}
				</p>
			)}
		</fieldset>
	);
}

const ACCESSES = ["none", "read", "write"] as const;
