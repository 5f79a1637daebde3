import { Eye, Pencil, VenetianMask } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { isImpersonatable } from "#worker/auth/session.rules.ts";
import { labelRole } from "#worker/http/roles.rules.ts";
import type { USER_SORT_FIELDS, User } from "#worker/users/user.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { NameLink } from "../../components/list/name-link.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { useCurrentUser } from "../../lib/session/use-current-user.ts";
import { germanTime } from "./german-time.rules.ts";
import { ROLE_TEXTS } from "./role-texts.ts";

type SortField = (typeof USER_SORT_FIELDS)[number];

export type UserActions = {
	view: (user: User) => void;
	edit: (user: User) => void;
	simulate: (user: User) => void;
};

/** The columns that the specification names, the role by its label. */
export function useUserColumns(actions: UserActions): DataColumn<User, SortField>[] {
	const { t } = useTranslation();
	return useMemo(
		() => [
			{
				id: "username",
				title: t("users.username"),
				sortField: "username",
				fixed: true,
				cell: (user) => (
					<span className="flex min-w-0 items-center gap-2">
						<NameLink search={{ view: user.id }}>{user.username}</NameLink>
						{!user.enabled && <Badge variant="warning">{t("users.disabled")}</Badge>}
					</span>
				),
			},
			{ id: "email", title: t("users.email"), sortField: "email", cell: ({ email }) => email },
			{
				id: "roles",
				title: t("users.roles"),
				sortField: "roles",
				short: true,
				cell: ({ roles }) => t(ROLE_TEXTS[labelRole(roles)]),
			},
			{ id: "name", title: t("users.name"), sortField: "name", cell: ({ name }) => name || "–" },
			{ id: "company", title: t("users.company"), cell: ({ companyTitle }) => companyTitle },
			{
				id: "lastLogin",
				title: t("users.last_login"),
				sortField: "lastLogin",
				short: true,
				cell: ({ lastLogin }) => (lastLogin ? germanTime(lastLogin) : "–"),
			},
			{ id: "id", title: t("users.id"), sortField: "id", align: "end", phone: "none", cell: ({ id }) => id },
			{
				id: "actions",
				title: t("list.actions"),
				fixed: true,
				cell: (user) => <Actions user={user} {...actions} />,
			},
		],
		[t, actions],
	);
}

function Actions({ user, view, edit, simulate }: UserActions & { user: User }) {
	const { t } = useTranslation();
	const self = useCurrentUser().user;
	const { username } = user;
	const maySimulate = user.enabled && user.id !== self.id && isImpersonatable(user.roles);
	return (
		<RowMenu
			name={username}
			actions={[
				{ icon: Eye, label: t("row.view"), run: () => view(user) },
				{ icon: Pencil, label: t("action.edit"), run: () => edit(user) },
				{ icon: VenetianMask, label: t("row.simulate"), disabled: !maySimulate, run: () => simulate(user) },
			]}
		/>
	);
}
