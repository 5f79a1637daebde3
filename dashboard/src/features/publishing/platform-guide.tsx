import { Lightbulb } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/ui/tabs.tsx";
import type { TextKey } from "../../i18n/texts.ts";
import { CodeBlock } from "./code-block.tsx";
import { type Codes, type Pasted, PLATFORMS, type Platform } from "./platform-steps.ts";
import { usePlatform } from "./use-platform.ts";

const NAMES: Readonly<Record<Pasted, TextKey>> = {
	div: "publish.div",
	script: "publish.script",
	embed: "publish.embed",
	tagManager: "publish.tag_manager_code",
	magentoCsp: "publish.magento_policy_file",
	install: "publish.package_command",
	load: "publish.package_module",
	element: "publish.package_tag",
};

type PlatformGuideProps = { codes: Codes };

/** The steps and the code for each shop system. */
export function PlatformGuide({ codes }: PlatformGuideProps) {
	const { t } = useTranslation();
	const [chosen, choose] = usePlatform();
	return (
		<Tabs value={chosen.id} onValueChange={choose}>
			<TabsList aria-label={t("publish.platform")}>
				{PLATFORMS.map(({ id, name }) => (
					<TabsTrigger key={id} value={id}>
						{t(name)}
					</TabsTrigger>
				))}
			</TabsList>
			{PLATFORMS.map((platform) => (
				<TabsContent key={platform.id} value={platform.id}>
					<Steps platform={platform} codes={codes} />
				</TabsContent>
			))}
		</Tabs>
	);
}

function Steps({ platform: { steps, hint }, codes }: PlatformGuideProps & { platform: Platform }) {
	const { t } = useTranslation();
	return (
		<div className="grid min-w-0 gap-5">
			<ol className="grid min-w-0 gap-5">
				{steps.map(({ text, paste }, at) => (
					<li key={text} className="flex min-w-0 gap-3">
						<span
							aria-hidden
							className="grid size-6 shrink-0 place-items-center rounded-full bg-info-soft font-semibold text-info text-xs"
						>
							{at + 1}
						</span>
						<div className="grid min-w-0 flex-1 gap-3">
							<p className="text-pretty pt-0.5 leading-relaxed">{t(text)}</p>
							{paste && <CodeBlock name={t(NAMES[paste])} code={codes[paste]} />}
						</div>
					</li>
				))}
			</ol>
			<p className="flex gap-2.5 text-pretty border-t pt-4 text-muted-foreground leading-relaxed">
				<Lightbulb aria-hidden className="mt-0.75 size-4 shrink-0" />
				{t(hint)}
			</p>
		</div>
	);
}
