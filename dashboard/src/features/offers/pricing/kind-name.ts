import { useTranslation } from "react-i18next";
import type { AssortmentKind } from "#worker/assortments/assortment.rules.ts";

export function useKindName(kind: AssortmentKind): string {
	const { t } = useTranslation();
	return { front: t("pricing.front"), rear: t("pricing.rear"), adapter: t("pricing.adapter") }[kind];
}
