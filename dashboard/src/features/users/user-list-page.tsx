import { useQuery } from "@tanstack/react-query";
import { Plus, Users } from "lucide-react";
import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "#worker/users/user.schema.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useDialogOver, useOpened, useRemovedNotice } from "../../components/list/use-opened.ts";
import { Button } from "../../components/ui/button.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useList } from "../../lib/use-list.ts";
import { useSimulate } from "./use-simulate.ts";
import { userQuery, usersQuery } from "./user.api.ts";
import { type UserActions, useUserColumns } from "./user-columns.tsx";
import { UserViewDialog } from "./user-view-dialog.tsx";

// Loads the form's library and the schema with it.
const UserFormDialog = lazyPart(() => import("./user-form-dialog.tsx"), "UserFormDialog");

const SORTABLE = ["id", "username", "email", "roles", "name", "lastLogin"] as const;

export function UserListPage() {
	const { t } = useTranslation();
	const state = useList(SORTABLE);
	const query = useQuery(usersQuery(state.input));
	const simulate = useSimulate();
	const opened = useOpened();
	const [editing, setEditing] = useDialogOver<User>(opened);
	const { view } = opened;
	// biome-ignore lint/correctness/useExhaustiveDependencies: `view` does the same every time
	const actions = useMemo<UserActions>(
		() => ({ view: ({ id }) => view(id), edit: setEditing, simulate: ({ id }) => void simulate(id) }),
		[simulate],
	);
	const close = () => {
		setEditing(null);
		opened.close();
	};
	const edit = (user: User) => {
		opened.close();
		setEditing(user);
	};
	const add = (
		<Button onClick={opened.add}>
			<Plus />
			{t("users.add")}
		</Button>
	);
	return (
		<>
			<ListPage
				name="users"
				title={t("menu.users")}
				description={t("users.description")}
				actions={add}
				searchLabel={t("users.search")}
				state={state}
				query={query}
				columns={useUserColumns(actions)}
				rowId={({ id }) => String(id)}
				onOpen={actions.view}
				empty={{ icon: Users, title: t("users.none"), description: t("users.none_description"), action: add }}
			/>
			{opened.viewed !== undefined && (
				<ViewedUser id={opened.viewed} users={query.data?.data} onEdit={edit} onClose={opened.close} />
			)}
			{(opened.isAdding || editing) && (
				<Suspense>
					<UserFormDialog key={editing?.id} {...(editing && { user: editing })} onClose={close} />
				</Suspense>
			)}
		</>
	);
}

type ViewedUserProps = {
	id: number;
	users: readonly User[] | undefined;
	onEdit: (user: User) => void;
	onClose: () => void;
};

/** At once if the list has the user already. */
function ViewedUser({ id, users, onEdit, onClose }: ViewedUserProps) {
	const query = useQuery({ ...userQuery(id), placeholderData: () => users?.find((user) => user.id === id) });
	useRemovedNotice(query, onClose);
	const { data } = query;
	return data ? <UserViewDialog user={data} onEdit={() => onEdit(data)} onClose={onClose} /> : null;
}
