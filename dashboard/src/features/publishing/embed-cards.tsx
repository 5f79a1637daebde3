import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LoadProblem } from "../../components/load-problem.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { ToggleGroup, ToggleGroupItem } from "../../components/ui/toggle-group.tsx";
import { CodeBlock } from "./code-block.tsx";
import { PlatformGuide } from "./platform-guide.tsx";
import { codesOf, publishingQuery, VERSIONS, type Version } from "./publishing.api.ts";
import { usePlatform } from "./use-platform.ts";

type EmbedCardsProps = { id: number; version: Version; onVersion: (version: Version) => void };

/** The code to paste, and what else a shop's page may need. */
export function EmbedCards({ id, version, onVersion }: EmbedCardsProps) {
	const { t } = useTranslation();
	const { data, error, refetch } = useQuery(publishingQuery(id));
	const [platform] = usePlatform();
	if (!data && error) return <LoadProblem error={error} refetch={refetch} />;
	if (!data) return <Skeleton className="h-355 @md/page:h-319 @wide/page:h-293" />;
	return (
		<div className="grid min-w-0 gap-6">
			<Card aria-labelledby="embed" className="grid min-w-0 gap-5 p-5">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<h2 id="embed" className="font-semibold leading-6">
						{t("publish.embed_title")}
					</h2>
					<ToggleGroup
						aria-label={t("publish.version")}
						value={version}
						onValueChange={(value) => onVersion(VERSIONS.find((known) => known === value) ?? "newest")}
					>
						<ToggleGroupItem value="newest">{t("publish.newest")}</ToggleGroupItem>
						<ToggleGroupItem value="pinned">{t("publish.pinned", { version: data.version })}</ToggleGroupItem>
					</ToggleGroup>
				</div>
				{version === "pinned" && platform.isVerified && <Callout>{t("publish.pinned_description")}</Callout>}
				<PlatformGuide codes={codesOf(data, version)} />
			</Card>
			<Extra
				name="Content-Security-Policy"
				title={t("publish.csp")}
				description={t("publish.csp_description")}
				code={data.csp.join(";\n")}
			/>
			<Extra name="CSS" title={t("publish.room")} description={t("publish.room_description")} code={data.reserveCss} />
		</div>
	);
}

type ExtraProps = { title: string; description: string; name: string; code: string };

const Extra = ({ title, description, name, code }: ExtraProps) => (
	<Card className="grid min-w-0 gap-4 p-5">
		<div className="grid gap-1">
			<h2 className="font-semibold leading-6">{title}</h2>
			<p className="text-pretty text-muted-foreground leading-relaxed">{description}</p>
		</div>
		<CodeBlock name={name} code={code} />
	</Card>
);
