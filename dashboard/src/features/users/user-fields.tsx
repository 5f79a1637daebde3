import { useQuery } from "@tanstack/react-query";
import { type Control, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ROLES } from "#worker/http/roles.rules.ts";
import { USER_PASSWORD_MIN, type UserEdit } from "#worker/users/user.schema.ts";
import { ComboboxField, SelectField, SwitchField, TextField } from "../../components/form/bound-fields.tsx";
import { Field } from "../../components/form/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { companiesQuery, languagesQuery } from "../companies/select-lists.api.ts";
import { ROLE_TEXTS } from "./role-texts.ts";

type FieldsProps = { control: Control<UserEdit>; isNew: boolean };

export function UserFields({ control, isNew }: FieldsProps) {
	const { t } = useTranslation();
	const { data: languages = [] } = useQuery(languagesQuery());
	const text = { control, autoComplete: "off", spellCheck: false } as const;
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			<CompanyField control={control} />
			<RoleField control={control} />
			<TextField {...text} name="username" label={t("users.username")} maxLength={100} />
			<TextField {...text} name="name" label={t("users.name")} maxLength={200} />
			<TextField {...text} name="email" type="email" label={t("users.email")} maxLength={254} />
			<TextField
				{...text}
				name="notificationEmail"
				type="email"
				label={t("users.notification_email")}
				maxLength={254}
			/>
			<TextField {...text} name="customerNumber" label={t("users.customer_number")} maxLength={60} />
			<SelectField
				control={control}
				name="language"
				label={t("users.language")}
				choices={languages.map(({ iso2, name }) => ({ value: iso2, label: name }))}
			/>
			<PasswordFields control={control} isNew={isNew} />
			<SwitchField
				control={control}
				name="enabled"
				label={t("users.enabled")}
				hint={t("users.enabled_hint")}
				className="sm:col-span-2"
			/>
		</div>
	);
}

function PasswordFields({ control, isNew }: FieldsProps) {
	const { t } = useTranslation();
	const count = USER_PASSWORD_MIN;
	const field = { control, type: "password", autoComplete: "new-password" } as const;
	if (isNew)
		return <TextField {...field} name="newPassword" label={t("users.password")} hint={t("password.hint", { count })} />;
	return (
		<>
			<TextField {...field} name="newPassword" label={t("password.new")} hint={t("users.password_hint", { count })} />
			<TextField {...field} name="newPasswordRepeat" label={t("password.confirm")} />
		</>
	);
}

function CompanyField({ control }: Pick<FieldsProps, "control">) {
	const { t } = useTranslation();
	const { data: companies = [] } = useQuery(companiesQuery());
	return (
		<ComboboxField
			control={control}
			name="company"
			label={t("users.company")}
			placeholder={t("field.choose")}
			choices={companies.map(({ id, title }) => ({ value: String(id), label: title }))}
			toValue={Number}
		/>
	);
}

/** A single choice, sent as a list of one. */
function RoleField({ control }: Pick<FieldsProps, "control">) {
	const { t } = useTranslation();
	const { field, fieldState } = useController({ control, name: "roles" });
	return (
		<Field label={t("users.roles")} error={fieldState.error}>
			{({ "aria-labelledby": _, ...aria }) => (
				<NativeSelect
					ref={field.ref}
					value={field.value[0] ?? ""}
					onChange={(event) => field.onChange(ROLES.filter((role) => role === event.target.value))}
					onBlur={field.onBlur}
					{...aria}
				>
					{ROLES.map((role) => (
						<option key={role} value={role}>
							{t(ROLE_TEXTS[role])}
						</option>
					))}
				</NativeSelect>
			)}
		</Field>
	);
}
