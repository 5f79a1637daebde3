import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Database, Upload } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Version } from "#worker/catalogue/versions/version.schema.ts";
import { ListPage } from "../../../components/list/list-page.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { useLanguageTag } from "../../../lib/language.ts";
import { useList } from "../../../lib/use-list.ts";
import { versionsQuery } from "../catalogue.api.ts";
import { ActivateVersionDialog } from "./activate-version-dialog.tsx";
import { versionColumns } from "./version-columns.tsx";

const SORTABLE = ["id", "activatedAt"] as const;

/** All versions, and the button to activate one again. */
export function VersionListPage() {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const state = useList(SORTABLE);
	const query = useQuery(versionsQuery(state.input));
	const [chosen, setChosen] = useState<Version | null>(null);
	const columns = useMemo(() => versionColumns(t, tag, setChosen), [t, tag]);
	const toImport = (
		<Button asChild>
			<Link to="/a/catalogue/import">
				<Upload />
				{t("catalogue.import_file")}
			</Link>
		</Button>
	);
	return (
		<>
			<ListPage
				name="catalogue-versions"
				title={t("catalogue.versions_title")}
				description={t("catalogue.versions_description")}
				actions={toImport}
				searchLabel={t("catalogue.versions_search")}
				state={state}
				query={query}
				columns={columns}
				rowId={({ id }) => String(id)}
				empty={{
					icon: Database,
					title: t("catalogue.none"),
					description: t("catalogue.none_description"),
					action: toImport,
				}}
			/>
			{chosen && <ActivateVersionDialog version={chosen} onClose={() => setChosen(null)} />}
		</>
	);
}
