import { Eye, Pencil, VenetianMask } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { isImpersonatable } from "#worker/auth/session.rules.ts";
import { labelRole } from "#worker/http/roles.rules.ts";
import type { USER_SORT_FIELDS, User } from "#worker/users/user.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { RowAction } from "../../components/list/row-action.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { ROLE_TEXTS } from "../../lib/role-texts.ts";
import { useCurrentUser } from "../../lib/use-current-user.ts";
import { germanTime } from "./german-time.rules.ts";

type SortField = (typeof USER_SORT_FIELDS)[number];

export type UserActions = {
	view: (user: User) => void;
	edit: (user: User) => void;
	simulate: (user: User) => void;
};

/** The columns of the specification (section 2), the role by its label. */
export function useUserColumns(actions: UserActions): DataColumn<User, SortField>[] {
	const { t } = useTranslation();
	return useMemo(
		() => [
			{ id: "id", title: t("users.id"), sortField: "id", cell: ({ id }) => id },
			{
				id: "username",
				title: t("users.username"),
				sortField: "username",
				fixed: true,
				cell: (user) => (
					<span className="inline-flex flex-wrap items-center gap-2">
						<Button variant="link" size="inline" onClick={() => actions.view(user)} className="whitespace-normal">
							{user.username}
						</Button>
						{!user.enabled && <Badge variant="warning">{t("status.disabled")}</Badge>}
					</span>
				),
			},
			{ id: "email", title: t("users.email"), sortField: "email", cell: ({ email }) => email },
			{
				id: "roles",
				title: t("users.roles"),
				sortField: "roles",
				cell: ({ roles }) => t(ROLE_TEXTS[labelRole(roles)]),
			},
			{ id: "name", title: t("users.name"), sortField: "name", cell: ({ name }) => name || "–" },
			{ id: "company", title: t("users.company"), cell: ({ companyTitle }) => companyTitle },
			{
				id: "lastLogin",
				title: t("users.last_login"),
				sortField: "lastLogin",
				cell: ({ lastLogin }) => <span className="whitespace-nowrap">{lastLogin ? germanTime(lastLogin) : "–"}</span>,
			},
			{
				id: "actions",
				title: t("list.actions"),
				align: "end",
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
		<span className="inline-flex gap-0.5">
			<RowAction icon={Eye} label={t("users.view", { username })} onClick={() => view(user)} />
			<RowAction icon={Pencil} label={t("users.edit", { username })} onClick={() => edit(user)} />
			<RowAction
				icon={VenetianMask}
				label={t("users.simulate", { username })}
				disabled={!maySimulate}
				onClick={() => simulate(user)}
			/>
		</span>
	);
}
