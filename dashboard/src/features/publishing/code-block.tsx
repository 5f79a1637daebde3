import { useTranslation } from "react-i18next";
import { CopyButton } from "../../components/copy-button.tsx";
import { markCopied } from "../finders/overview/copied-snippets.ts";
import { useSelectedFinderId } from "../finders/selected/use-selected-finder.ts";

type CodeBlockProps = { name: string; code: string };

/** Code to copy, fully readable, with its copy button. */
export function CodeBlock({ name, code }: CodeBlockProps) {
	const { t } = useTranslation();
	const finder = useSelectedFinderId();
	return (
		<div className="min-w-0 overflow-hidden rounded-lg border bg-muted">
			<div className="flex items-center justify-between gap-3 border-b bg-card py-1.5 ps-4 pe-1.5">
				<span className="min-w-0 truncate text-muted-foreground text-xs">{name}</span>
				<CopyButton
					text={code}
					label={t("action.copy")}
					aria-label={`${t("action.copy")}: ${name}`}
					onCopied={() => finder !== null && markCopied(finder)}
				/>
			</div>
			<pre
				translate="no"
				className="whitespace-pre-wrap wrap-anywhere px-4 py-3 font-mono text-xs leading-relaxed [tab-size:2]"
			>
				<code>{code}</code>
			</pre>
		</div>
	);
}
