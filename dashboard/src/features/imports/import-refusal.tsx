import { useTranslation } from "react-i18next";
import { Callout } from "../../components/ui/callout.tsx";
import { isTextKey } from "../../i18n/is-text-key.ts";

/** Why an import's activation has ended before its end, by the error's code. */
export function ImportRefusal({ code }: { code: string | null }) {
	const { t } = useTranslation();
	if (code === null) return null;
	return (
		<Callout variant="problem" role="alert">
			{t("imports.stopped")}
			{isTextKey(code) && ` ${t(code)}`}
		</Callout>
	);
}
