import { Ban } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { keyState } from "#worker/auth/api-key.rules.ts";
import type { ApiKey } from "#worker/auth/api-key.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { useCurrentUser } from "../../lib/session/use-current-user.ts";
import { accessText } from "./access-text.ts";

const STATES = {
	active: { variant: "success", text: "api_keys.state_active" },
	expired: { variant: "warning", text: "api_keys.state_expired" },
	revoked: { variant: "neutral", text: "api_keys.state_revoked" },
} as const;

export function useApiKeyColumns(onRevoke: (key: ApiKey) => void): DataColumn<ApiKey, "id">[] {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { user } = useCurrentUser();
	const isAdmin = user.roles.includes("ROLE_ADMIN");
	return useMemo(() => {
		const at = (time: string | null, otherwise: string) => (time === null ? otherwise : formatDateTime(time, tag));
		const columns: DataColumn<ApiKey, "id">[] = [
			{
				id: "name",
				title: t("api_keys.name"),
				fixed: true,
				cell: ({ name }) => <span className="font-medium">{name}</span>,
			},
			{
				id: "prefix",
				title: t("api_keys.key"),
				short: true,
				phone: "second",
				cell: ({ prefix }) => (
					<span translate="no" className="font-mono text-muted-foreground text-sm">
						{prefix}…
					</span>
				),
			},
			{
				id: "state",
				title: t("api_keys.state"),
				short: true,
				phone: "end",
				cell: (key) => {
					// An earlier worker doesn't say it.
					const { variant, text } = STATES[key.state ?? keyState(key, Date.now())];
					return <Badge variant={variant}>{t(text)}</Badge>;
				},
			},
			{ id: "scopes", title: t("api_keys.access"), wrap: true, cell: ({ scopes }) => accessText(scopes, t) },
			{ id: "user", title: t("api_keys.user"), cell: ({ user: { username } }) => username },
			{
				id: "lastUsedAt",
				title: t("api_keys.last_used"),
				short: true,
				cell: ({ lastUsedAt }) => at(lastUsedAt, t("api_keys.never_used")),
			},
			{
				id: "expiresAt",
				title: t("api_keys.expires"),
				short: true,
				cell: ({ expiresAt }) => at(expiresAt, t("api_keys.never_expires")),
			},
			{
				id: "actions",
				title: t("list.actions"),
				fixed: true,
				cell: (key) =>
					key.revokedAt === null && (
						<RowMenu
							name={key.name}
							actions={[{ icon: Ban, label: t("api_keys.revoke"), destructive: true, run: () => onRevoke(key) }]}
						/>
					),
			},
		];
		const company: DataColumn<ApiKey, "id"> = {
			id: "company",
			title: t("users.company"),
			cell: ({ company: { title } }) => title,
		};
		return isAdmin ? columns.toSpliced(4, 0, company) : columns;
	}, [t, tag, onRevoke, isAdmin]);
}
