import { useTranslation } from "react-i18next";
import type { TextKey } from "../../i18n/texts.ts";

const TEXTS: Readonly<Record<string, TextKey>> = {
	article: "content_type.article",
	notification: "content_type.notification",
};

/** What people call a content type; one that came with a later migration is called by its name. */
export function useTypeName(): (contentType: string) => string {
	const { t } = useTranslation();
	return (contentType) => {
		const key = TEXTS[contentType];
		return key === undefined ? contentType : t(key);
	};
}
