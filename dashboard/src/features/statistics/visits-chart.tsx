import { useTranslation } from "react-i18next";
import type { Statistics } from "#worker/statistics/statistics.schema.ts";
import { formatNumber } from "../../lib/format.ts";
import { dateTimeFormat } from "../../lib/intl.ts";
import { useLanguageTag } from "../../lib/language.ts";

type Days = Statistics["visits"]["days"];

const HEIGHT = 100;
/** A day's space, and its bar. */
const STEP = 10;
const BAR = 7;

/** A bar per day. Screen readers get the same numbers as a table. */
export function VisitsChart({ days }: { days: Days }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const format = dateTimeFormat(tag, { day: "numeric", month: "short", timeZone: "UTC" });
	const dayOf = (day: string) => format.format(new Date(day));
	const most = Math.max(1, ...days.map(({ ready }) => ready));
	const [first, last] = [days[0], days.at(-1)];
	return (
		<figure className="grid min-w-0 gap-2">
			<svg
				aria-hidden
				viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
				preserveAspectRatio="none"
				className="h-40 w-full"
			>
				{days.map(({ day, ready }, at) => {
					const height = Math.max(ready > 0 ? 3 : 1, (ready / most) * HEIGHT);
					return (
						<rect
							key={day}
							x={at * STEP + (STEP - BAR) / 2}
							y={HEIGHT - height}
							width={BAR}
							height={height}
							className={ready > 0 ? "fill-primary" : "fill-input/50"}
						>
							<title>{`${dayOf(day)}: ${formatNumber(ready, tag)}`}</title>
						</rect>
					);
				})}
			</svg>
			<div aria-hidden className="flex justify-between text-muted-foreground text-xs">
				<span>{first && dayOf(first.day)}</span>
				<span>{t("statistics.day")}</span>
				<span>{last && dayOf(last.day)}</span>
			</div>
			<div className="sr-only">
				<table>
					<caption>{t("statistics.visits")}</caption>
					<thead>
						<tr>
							<th scope="col">{t("statistics.day")}</th>
							<th scope="col">{t("statistics.opened")}</th>
						</tr>
					</thead>
					<tbody>
						{days.map(({ day, ready }) => (
							<tr key={day}>
								<th scope="row">{dayOf(day)}</th>
								<td>{formatNumber(ready, tag)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</figure>
	);
}
