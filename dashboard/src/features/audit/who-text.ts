import type { TFunction } from "i18next";

type Who = { who: string | null; bySupport: boolean };

/** Who acted, on one line: a colleague by name, an administrator, also as a colleague, as support; empty: another company. */
export function whoText({ who, bySupport }: Who, t: TFunction): string {
	const support = bySupport ? t("activity.support") : "";
	if (who === null || support === "") return who ?? support;
	return `${who} · ${t("audit.by", { name: support })}`;
}
