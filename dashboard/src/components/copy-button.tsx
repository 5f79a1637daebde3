import { Check, Copy } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { notifyError, notifyWithin } from "../lib/notify.ts";
import { Button } from "./ui/button.tsx";

const SHOWN_MS = 2000;

type CopyButtonProps = Omit<ComponentProps<typeof Button>, "onClick" | "children"> & {
	text: string | (() => Promise<string>);
	label: string;
	onCopied?: () => void;
};

/** Copies a text, and shows the saved message, as the specification asks. */
export function CopyButton({ text, label, onCopied, ...props }: CopyButtonProps) {
	const { t } = useTranslation();
	const [copied, setCopied] = useState(false);
	const copy = async () => {
		try {
			await (typeof text === "string" ? navigator.clipboard.writeText(text) : copyLater(text));
			setCopied(true);
			setTimeout(() => setCopied(false), SHOWN_MS);
			notifyWithin(t("label.saved"));
			onCopied?.();
		} catch {
			notifyError(t("copy.failed"));
		}
	};
	return (
		<Button variant="outline" size="sm" onClick={copy} {...props}>
			{copied ? <Check /> : <Copy />}
			{label}
		</Button>
	);
}

/** Safari allows copying only within the click, so a text that has yet to load is a promise. */
async function copyLater(load: () => Promise<string>): Promise<void> {
	if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await load());
	const blob = load().then((text) => new Blob([text], { type: "text/plain" }));
	return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
