import { Check, Copy } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { notifyError, notifySuccess } from "../lib/notify.ts";
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
			await navigator.clipboard.writeText(typeof text === "string" ? text : await text());
			setCopied(true);
			setTimeout(() => setCopied(false), SHOWN_MS);
			notifySuccess(t("label.saved"));
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
