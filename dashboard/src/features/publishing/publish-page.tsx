import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { SelectedFinder } from "../../components/selected-finder-gate.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { workerOrigin } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { fetchEmbedScript, publishingQuery } from "./publishing.api.ts";
import { SeenList } from "./seen-list.tsx";
import { Snippet } from "./snippet.tsx";

export const PublishPage = () => <SelectedFinder>{(finder) => <Publish finder={finder} />}</SelectedFinder>;

function Publish({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	return (
		<>
			<PageHeader
				title={t("publish.title", { label: finder.label })}
				description={t("publish.description")}
				actions={
					<>
						<Button variant="outline" asChild>
							<a href={`${workerOrigin}/finder/test/${finder.uuid}`} target="_blank" rel="noopener">
								<ExternalLink />
								{t("finders.test")}
							</a>
						</Button>
						<CopyButton
							variant="default"
							size="default"
							label={t("publish.copy_all")}
							text={() => fetchEmbedScript(finder.id)}
						/>
					</>
				}
			/>
			{!finder.enabled && <Callout variant="warning">{t("publish.disabled")}</Callout>}
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
				<Snippets id={finder.id} />
				<SeenList id={finder.id} />
			</div>
		</>
	);
}

function Snippets({ id }: { id: number }) {
	const { t } = useTranslation();
	const { data, error } = useQuery(publishingQuery(id));
	if (error) return <Callout variant="problem">{problemText(error)}</Callout>;
	if (!data) return <Skeleton className="h-96" />;
	return (
		<div className="grid gap-6">
			<Snippet step="1" title={t("publish.div")} description={t("publish.div_description")} code={data.divSnippet} />
			<Snippet
				step="2"
				title={t("publish.script")}
				description={t("publish.script_description")}
				code={data.scriptSnippet}
			/>
			<Snippet
				title={t("publish.pinned", { version: data.version })}
				description={t("publish.pinned_description")}
				code={data.pinnedScriptSnippet}
			/>
			<Snippet title={t("publish.room")} description={t("publish.room_description")} code={data.reserveCss} />
			<Snippet title={t("publish.csp")} description={t("publish.csp_description")} code={data.csp.join(";\n")} />
		</div>
	);
}
