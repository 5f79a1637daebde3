import { useQuery } from "@tanstack/react-query";
import { Plus, Users } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "#worker/users/user.schema.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useList } from "../../lib/use-list.ts";
import { useSimulate } from "./use-simulate.ts";
import { usersQuery } from "./user.api.ts";
import { type UserActions, useUserColumns } from "./user-columns.tsx";
import { UserViewDialog } from "./user-view-dialog.tsx";

// Brings the form's library and the schema with it.
const UserFormDialog = lazy(() =>
	import("./user-form-dialog.tsx").then(({ UserFormDialog }) => ({ default: UserFormDialog })),
);

const SORTABLE = ["id", "username", "email", "roles", "name", "lastLogin"] as const;

type Opened = { what: "add" } | { what: "view" | "edit"; user: User };

export function UserListPage() {
	const { t } = useTranslation();
	const state = useList(SORTABLE);
	const query = useQuery(usersQuery(state.input));
	const { mutate: simulate } = useSimulate();
	const [opened, setOpened] = useState<Opened | null>(null);
	const actions = useMemo<UserActions>(
		() => ({
			view: (user) => setOpened({ what: "view", user }),
			edit: (user) => setOpened({ what: "edit", user }),
			simulate: ({ id }) => simulate(id),
		}),
		[simulate],
	);
	const close = () => setOpened(null);
	const add = (
		<Button onClick={() => setOpened({ what: "add" })}>
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
			{opened?.what === "view" && (
				<UserViewDialog user={opened.user} onEdit={() => actions.edit(opened.user)} onClose={close} />
			)}
			{(opened?.what === "add" || opened?.what === "edit") && (
				<Suspense>
					<UserFormDialog {...(opened.what === "edit" && { user: opened.user })} onClose={close} />
				</Suspense>
			)}
		</>
	);
}
