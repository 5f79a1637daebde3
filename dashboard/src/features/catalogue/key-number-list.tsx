import type { CarKeyNumber } from "#worker/catalogue/fitment/key-number.rules.ts";
import { yearsText } from "./spans-text.ts";

/** A car's key numbers (`0603/BGU`), those of the same years together; a dash if it has none. */
export function KeyNumberList({ keyNumbers }: { keyNumbers: CarKeyNumber[] }) {
	if (keyNumbers.length === 0) return "–";
	const byYears = Map.groupBy(keyNumbers, ({ yearFrom, yearTo }) => yearsText(yearFrom, yearTo));
	return (
		<ul className="grid gap-1 text-sm tabular-nums">
			{[...byYears].map(([years, ofYears]) => (
				<li key={years}>
					<span className="text-muted-foreground">{years}</span>{" "}
					{ofYears.map(({ hsn, tsn }) => `${hsn}/${tsn}`).join(", ")}
				</li>
			))}
		</ul>
	);
}
