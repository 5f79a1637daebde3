import type { ReactNode } from "react";

export type DetailListProps = { rows: readonly (readonly [label: string, value: ReactNode])[] };

/** A bordered description list of one record. A dash stands for an empty value. */
export const DetailList = ({ rows }: DetailListProps) => (
	<dl className="overflow-hidden rounded-lg border">
		{rows.map(([label, value]) => (
			<div key={label} className="grid border-b last:border-b-0 sm:grid-cols-[11rem_minmax(0,1fr)]">
				<dt className="bg-muted px-3 py-2 text-muted-foreground max-sm:pb-0.5">{label}</dt>
				<dd className="px-3 py-2 wrap-anywhere max-sm:bg-muted max-sm:pt-0 sm:border-s">
					{value === "" || value === null ? "–" : value}
				</dd>
			</div>
		))}
	</dl>
);
