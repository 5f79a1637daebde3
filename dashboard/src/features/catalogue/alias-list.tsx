import type { Alias } from "#worker/catalogue/import/import.schema.ts";
import { openYearsText } from "./spans-text.ts";

/** What a model is called besides, with the years called so; a dash if nothing. */
export function AliasList({ aliases }: { aliases: Alias[] }) {
	if (aliases.length === 0) return "–";
	return (
		<ul className="grid gap-1 text-sm">
			{aliases.map(({ text, yearFrom, yearTo }) => (
				<li key={text}>
					{text} <span className="text-muted-foreground tabular-nums">{openYearsText(yearFrom, yearTo)}</span>
				</li>
			))}
		</ul>
	);
}
