import { Skeleton } from "../../components/ui/skeleton.tsx";
import { formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

/** A number of a review; undefined: it is still counted. */
export function Fact({ name, value }: { name: string; value: number | undefined }) {
	const tag = useLanguageTag();
	return (
		<div className="flex flex-col-reverse justify-end bg-popover px-4 py-3">
			<dt className="text-muted-foreground text-xs">{name}</dt>
			<dd className="font-semibold text-lg tabular-nums">
				{value === undefined ? <Skeleton className="h-6 w-12" /> : formatNumber(value, tag)}
			</dd>
		</div>
	);
}
