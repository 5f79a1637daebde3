import { useTranslation } from "react-i18next";
import type { TextKey } from "../../i18n/texts.ts";

const TEXTS: Readonly<Record<string, TextKey>> = {
	article: "content_type.article",
	notification: "content_type.notification",
};

/**
 * The name of a content type; one from a later migration has its technical name. While a release goes out or back, the worker
 * may be one that answers with that alone.
 */
export function useTypeName(): (contentType: { name: string } | string) => string {
	const { t } = useTranslation();
	return (contentType) => {
		const name = typeof contentType === "string" ? contentType : contentType.name;
		const key = TEXTS[name];
		return key === undefined ? name : t(key);
	};
}
