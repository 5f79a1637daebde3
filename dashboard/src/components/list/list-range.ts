import { MOST_COUNTED } from "#worker/db/counted.rules.ts";
import { formatNumber } from "../../lib/format.ts";

type ListPage = { page: number; pageSize: number; total: number };

/** The rows that a page shows, as `list.range` names them: "51", "100", "10,000+". */
export function listRange({ page, pageSize, total }: ListPage, languageTag: string) {
	const show = (value: number) => formatNumber(value, languageTag);
	return {
		from: show(Math.min(total, (page - 1) * pageSize + 1)),
		to: show(Math.min(total, page * pageSize)),
		total: total === MOST_COUNTED ? `${show(total)}+` : show(total),
	};
}
