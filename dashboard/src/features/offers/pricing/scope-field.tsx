import { useTranslation } from "react-i18next";
import { Field } from "../../../components/form/field.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { PERCENT_SCOPES, type PercentScope, type ScopeRange } from "./percent-scope.rules.ts";

type ScopeFieldProps = {
	scopes: readonly ScopeRange[];
	value: PercentScope;
	groupName: string;
	onChange: (scope: PercentScope) => void;
};

/** Chooses which cells are changed, if there is a choice. */
export function ScopeField({ scopes, value, groupName, onChange }: ScopeFieldProps) {
	const { t } = useTranslation();
	const names = { all: t("percent.scope_all"), group: groupName, selection: t("percent.scope_selection") };
	if (scopes.length < 2) return null;
	return (
		<Field label={t("percent.scope")} hint={t("percent.scope_hint")}>
			{({ "aria-labelledby": _, "aria-invalid": __, ...aria }) => (
				<NativeSelect
					{...aria}
					value={value}
					onChange={(event) => {
						const chosen = PERCENT_SCOPES.find((scope) => scope === event.target.value);
						if (chosen) onChange(chosen);
					}}
				>
					{scopes.map(({ scope, prices }) => (
						<option key={scope} value={scope}>
							{t("percent.scope_count", { name: names[scope], count: prices })}
						</option>
					))}
				</NativeSelect>
			)}
		</Field>
	);
}
