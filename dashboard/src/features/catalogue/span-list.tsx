import { useTranslation } from "react-i18next";
import type { DifferenceSpan } from "#worker/catalogue/fitment/shard.rules.ts";
import { sizesText, yearsText } from "./spans-text.ts";

/** The years of a car and their fitment; a dash if the car is missing. */
export function SpanList({ spans }: { spans: DifferenceSpan[] | null }) {
	if (spans === null) return "–";
	return (
		<ul className="grid gap-1 text-sm tabular-nums">
			{spans.map(({ yearFrom, yearTo, options }) => (
				<li key={yearFrom}>
					<span className="text-muted-foreground">{yearsText(yearFrom, yearTo)}</span>{" "}
					{options.map((option, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity than their place
						<span key={at}>
							{at > 0 && " | "}
							<Option option={option} />
						</span>
					))}
				</li>
			))}
		</ul>
	);
}

function Option({ option }: { option: DifferenceSpan["options"][number] }) {
	const { t } = useTranslation();
	const { driver, passenger, rear, adapter, universalAdapter } = option;
	const parts = [`${sizesText(driver)} + ${sizesText(passenger)}`];
	if (rear.length > 0) parts.push(t("catalogue.rear_of", { sizes: sizesText(rear) }));
	if (adapter) parts.push(adapter.technicalName);
	if (universalAdapter) parts.push(t("catalogue.universal_adapter"));
	return parts.join(", ");
}
