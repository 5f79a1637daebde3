import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type User, type UserEdit, userEditSchema, userInputSchema } from "#worker/users/user.schema.ts";
import { showFormProblem } from "../../components/form/field-problems.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { StaleDialog } from "../../components/form/stale-dialog.tsx";
import { toProblem } from "../../lib/api-problem.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { createUser, fetchUser, updateUser } from "./user.api.ts";
import { UserFields } from "./user-fields.tsx";
import { isUserField, newUserValues, toUserValues } from "./user-values.ts";

/** Adds a user, or edits the one that is given. */
export function UserFormDialog({ user, onClose }: { user?: User; onClose: () => void }) {
	const { t } = useTranslation();
	const { form, base, save, isSaving, stale } = useUserForm(user, onClose);
	return (
		<>
			<FormDialog
				title={base ? t("users.edit", { username: base.username }) : t("users.add")}
				className="max-w-2xl"
				isDirty={form.formState.isDirty}
				isSaving={isSaving}
				onSubmit={() => void save()}
				onClose={onClose}
			>
				<UserFields control={form.control} isNew={!base} />
			</FormDialog>
			{stale && <StaleDialog {...stale} />}
		</>
	);
}

function useUserForm(user: User | undefined, onClose: () => void) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const [base, setBase] = useState(user);
	const [isStale, setStale] = useState(false);
	const form = useForm<UserEdit>({
		resolver: schemaResolver<UserEdit>(user ? userEditSchema : userInputSchema),
		defaultValues: user ? toUserValues(user) : newUserValues(),
	});
	const mutation = useMutation({
		mutationFn: (values: UserEdit) => (base ? updateUser({ ...base, ...values }) : createUser(values)),
		onSuccess: async () => {
			notifySuccess(t("label.saved"));
			onClose();
			await queryClient.invalidateQueries({ queryKey: ["users"] });
			// The own name stands in the menu bar.
			await queryClient.invalidateQueries({ queryKey: ["current-user"] });
		},
		onError: (error) => {
			if (toProblem(error).code === "users.stale") setStale(true);
			else showFormProblem(form, isUserField, error);
		},
	});
	const take = (newer: User, keepDirtyValues: boolean) => {
		setBase(newer);
		setStale(false);
		form.reset(toUserValues(newer), { keepDirtyValues });
	};
	const stale = base &&
		isStale && {
			fetchNewer: () => fetchUser(base.id),
			onReload: (newer: User) => take(newer, false),
			onKeep: (newer: User) => take(newer, true),
		};
	return {
		form,
		base,
		save: form.handleSubmit((values) => mutation.mutate(values)),
		isSaving: mutation.isPending,
		stale,
	};
}
