import { useDeferredValue, useMemo, useState } from "react";
import { decimalPoint } from "../../../lib/decimal.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { countTooHigh, percentChanges, type Rounding } from "./percent.rules.ts";
import { type PercentScope, percentScopes } from "./percent-scope.rules.ts";
import { readPercent } from "./percent-text.ts";
import type { PriceGrid } from "./price-grid.rules.ts";

/** The state of the percentage dialog: the input, and the resulting prices. */
export function usePercentChange(grid: PriceGrid) {
	const point = decimalPoint(useLanguageTag());
	const scopes = useMemo(() => percentScopes(grid), [grid]);
	const [chosen, setScope] = useState<PercentScope>(() => (grid.anchor === grid.active ? "all" : "selection"));
	const [text, setText] = useState("");
	const [rounding, setRounding] = useState<Rounding>("none");
	const range = scopes.find(({ scope }) => scope === chosen) ?? scopes[0];
	// Without a percentage, prices can still be rounded.
	const percent = text.trim() === "" && rounding !== "none" ? 0 : readPercent(text, point);
	const { cells, money } = grid;
	const changes = useMemo(
		() => (range && percent !== undefined ? percentChanges(cells, range, { percent, rounding }, money) : []),
		[cells, money, range, percent, rounding],
	);
	return {
		...{ scopes, scope: range?.scope ?? chosen, setScope, text, setText, rounding, setRounding },
		prices: range?.prices ?? 0,
		isRead: percent !== undefined,
		changes,
		tooHigh: countTooHigh(changes, money),
		shownChanges: useDeferredValue(changes),
		isDirty: text !== "" || rounding !== "none",
	};
}
