import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../components/copy-button.tsx";
import { Card } from "../../components/ui/card.tsx";

type SnippetProps = { step?: string; title: string; description: string; code: string };

export function Snippet({ step, title, description, code }: SnippetProps) {
	const { t } = useTranslation();
	const id = useId();
	return (
		<Card aria-labelledby={id} className="overflow-hidden">
			<div className="flex items-start justify-between gap-3 p-5">
				<div className="flex min-w-0 gap-3">
					{step && (
						<span
							aria-hidden
							className="grid size-6 shrink-0 place-items-center rounded-full bg-info-soft font-semibold text-info text-xs"
						>
							{step}
						</span>
					)}
					<div className="grid gap-1">
						<h2 id={id} className="font-semibold leading-6">
							{title}
						</h2>
						<p className="text-pretty text-muted-foreground leading-relaxed">{description}</p>
					</div>
				</div>
				<CopyButton text={code} label={t("action.copy")} aria-label={`${t("action.copy")}: ${title}`} />
			</div>
			<pre className="whitespace-pre-wrap border-t [overflow-wrap:anywhere] bg-muted px-5 py-4 font-mono text-xs leading-relaxed">
				<code>{code}</code>
			</pre>
		</Card>
	);
}
