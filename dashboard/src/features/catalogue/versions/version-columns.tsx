import type { TFunction } from "i18next";
import { RotateCcw } from "lucide-react";
import type { Version } from "#worker/catalogue/versions/version.schema.ts";
import type { DataColumn } from "../../../components/list/data-columns.ts";
import { RowMenu } from "../../../components/list/row-menu.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { formatDateTime, formatNumber } from "../../../lib/format.ts";

type VersionColumn = DataColumn<Version, "id" | "activatedAt">;

export function versionColumns(t: TFunction, tag: string, onActivate: (version: Version) => void): VersionColumn[] {
	const count = (id: string, title: string, of: (stats: Version["stats"]) => number): VersionColumn => ({
		...{ id, title, align: "end" },
		cell: ({ state, stats }) => (state === "building" ? "–" : formatNumber(of(stats), tag)),
	});
	return [
		{ id: "id", title: t("catalogue.version"), sortField: "id", fixed: true, cell: ({ id }) => `#${id}` },
		{
			id: "state",
			phone: "end",
			title: t("catalogue.state"),
			short: true,
			cell: (version) => <State version={version} t={t} />,
		},
		{
			id: "activatedAt",
			title: t("catalogue.activated_at"),
			sortField: "activatedAt",
			short: true,
			cell: ({ activatedAt }) => (activatedAt === null ? "–" : formatDateTime(activatedAt, tag)),
		},
		{ id: "fileName", phone: "second", title: t("catalogue.file"), cell: ({ fileName }) => fileName || "–" },
		count("rows", t("catalogue.rows"), ({ imported, merged, refused }) => imported + merged + refused),
		count("refused", t("catalogue.refused"), ({ refused }) => refused),
		count("brands", t("catalogue.brands"), ({ brands }) => brands),
		count("models", t("catalogue.models"), ({ models }) => models),
		count("cars", t("catalogue.cars"), ({ variants }) => variants),
		{
			id: "actions",
			title: t("catalogue.actions"),
			fixed: true,
			cell: (version) =>
				version.active || version.state === "building" ? null : (
					<RowMenu
						name={`#${version.id}`}
						actions={[{ icon: RotateCcw, label: t("catalogue.activate"), run: () => onActivate(version) }]}
					/>
				),
		},
	];
}

function State({ version: { active, state }, t }: { version: Version; t: TFunction }) {
	if (active) return <Badge variant="success">{t("catalogue.state_active")}</Badge>;
	if (state === "building") return <Badge variant="warning">{t("catalogue.state_building")}</Badge>;
	return <Badge>{state === "archived" ? t("catalogue.state_archived") : t("catalogue.state_complete")}</Badge>;
}
