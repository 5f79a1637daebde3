import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ASSORTMENT_KINDS, type AssortmentKind } from "#worker/assortments/assortment.rules.ts";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { KIND_TEXTS, toKind } from "./kind.ts";

/** The kind that the list shows, kept in the address like the rest of its state; none: all. */
export function useKindFilter() {
	const navigate = useNavigate();
	const kind = toKind(Reflect.get(useSearch({ strict: false }), "kind"));
	const setKind = (next: AssortmentKind | undefined) =>
		navigate({ to: ".", search: ({ page: _, ...previous }) => ({ ...previous, kind: next }) });
	return [kind, setKind] as const;
}

type KindFilterProps = { kind: AssortmentKind | undefined; onKind: (kind: AssortmentKind | undefined) => void };

export function KindFilter({ kind, onKind }: KindFilterProps) {
	const { t } = useTranslation();
	return (
		<NativeSelect
			aria-label={t("assortment.kind")}
			value={kind ?? ""}
			onChange={(event) => onKind(toKind(event.target.value))}
			className="w-full sm:w-44"
		>
			<option value="">{t("assortment.all_kinds")}</option>
			{ASSORTMENT_KINDS.map((one) => (
				<option key={one} value={one}>
					{t(KIND_TEXTS[one])}
				</option>
			))}
		</NativeSelect>
	);
}
