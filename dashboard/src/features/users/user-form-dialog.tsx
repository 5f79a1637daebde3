import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type User, type UserEdit, userEditSchema, userInputSchema } from "#worker/users/user.schema.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { WHOLE } from "../../components/form/merge.rules.ts";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { StaleDialog } from "../../components/form/stale-dialog.tsx";
import { useEntitySave } from "../../components/form/use-entity-save.ts";
import { useOwnClose } from "../../components/form/use-own-close.ts";
import { createUser, fetchUser, updateUser } from "./user.api.ts";
import { UserFields } from "./user-fields.tsx";
import { isUserField, newUserValues, toUserValues } from "./user-values.ts";

/** Adds a user, or edits the given one. */
export function UserFormDialog({ user, onClose }: { user?: User; onClose: () => void }) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const close = useOwnClose(onClose);
	const form = useForm<UserEdit>({
		resolver: schemaResolver<UserEdit>(user ? userEditSchema : userInputSchema),
		defaultValues: user ? toUserValues(user) : newUserValues(),
	});
	const { save, isSaving, stale } = useEntitySave<User, UserEdit>({
		form,
		entity: user,
		toValues: toUserValues,
		isField: isUserField,
		keys: { roles: WHOLE },
		staleCode: "users.stale",
		create: createUser,
		update: (base, values, once) => updateUser({ ...base, ...values }, once),
		fetchNewer: ({ id }) => fetchUser(id),
		onSaved: (_, show) => {
			if (!(user && show())) close();
			void queryClient.invalidateQueries({ queryKey: ["users"] });
			// The user's own name is in the top bar.
			void queryClient.invalidateQueries({ queryKey: ["current-user"] });
		},
	});
	return (
		<>
			<FormDialog
				title={user ? t("users.edit", { username: user.username }) : t("users.add")}
				className="max-w-2xl"
				isDirty={form.formState.isDirty}
				isSaving={isSaving}
				staysOpen={user !== undefined}
				onSubmit={save}
				onClose={onClose}
			>
				<UserFields control={form.control} isNew={!user} />
			</FormDialog>
			{stale && <StaleDialog {...stale} />}
		</>
	);
}
