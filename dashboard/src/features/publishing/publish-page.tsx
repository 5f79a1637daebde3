import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { finderFields } from "#worker/finders/finder-fields.schema.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { workerOrigin } from "../../lib/api.ts";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import { markCopied } from "../finders/overview/copied-snippets.ts";
import { SelectedFinder } from "../finders/selected/selected-finder-gate.tsx";
import { ConnectionCard } from "./connection-card.tsx";
import { EmbedCards } from "./embed-cards.tsx";
import { OriginsCard } from "./origins-card.tsx";
import { linesFor } from "./platform-steps.ts";
import { codesOf, publishingQuery, type Version } from "./publishing.api.ts";
import { usePlatform } from "./use-platform.ts";

const originsSchema = z.object({ allowedOrigins: finderFields.allowedOrigins });

export const PublishPage = () => (
	<SelectedFinder>{(finder) => <Publish key={finder.id} finder={finder} />}</SelectedFinder>
);

function Publish({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const queryClient = useQueryClient();
	const [platform] = usePlatform();
	const [version, setVersion] = useState<Version>("newest");
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
							text={async () =>
								linesFor(platform, codesOf(await queryClient.ensureQueryData(publishingQuery(finder.id)), version))
							}
							onCopied={() => markCopied(finder.id)}
						/>
					</>
				}
			/>
			{!finder.enabled && (
				<Callout variant="warning">
					{t("publish.disabled")}{" "}
					{mayManage && (
						<Link to="/c/settings" search={{ finder: finder.id }} className="font-medium underline underline-offset-4">
							{t("publish.to_settings")}
						</Link>
					)}
				</Callout>
			)}
			<div className="grid items-start gap-6 @wide/page:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
				<EmbedCards id={finder.id} version={version} onVersion={setVersion} />
				<div className="grid min-w-0 gap-6">
					<Reach finder={finder} />
				</div>
			</div>
		</>
	);
}

/** Where the finder runs, and where it may be shown. Read-only users see the first. */
function Reach({ finder }: { finder: Finder }) {
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const form = useForm({
		resolver: schemaResolver(originsSchema),
		defaultValues: { allowedOrigins: finder.allowedOrigins },
	});
	const allow = (origin: string) => {
		const { allowedOrigins } = form.getValues();
		if (allowedOrigins.includes(origin)) return;
		form.setValue("allowedOrigins", [...allowedOrigins, origin], { shouldDirty: true });
	};
	return (
		<>
			<ConnectionCard finder={finder} onAllow={mayManage ? allow : undefined} />
			{mayManage && <OriginsCard finder={finder} form={form} />}
		</>
	);
}
