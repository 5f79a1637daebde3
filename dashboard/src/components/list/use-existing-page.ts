import { useEffect } from "react";
import type { ListState } from "../../lib/use-list.ts";

type Pages = { data: { totalItemCount: number } | undefined; isPlaceholderData: boolean };

/**
 * A page after the last one, typed or left empty by deleting its last row, redirects to the last one. True while it
 * does.
 */
export function useExistingPage<Field extends string>(
	{ input: { page, pageSize }, setPage }: Pick<ListState<Field>, "input" | "setPage">,
	{ data, isPlaceholderData }: Pages,
): boolean {
	const last = Math.max(1, Math.ceil((data?.totalItemCount ?? 0) / pageSize));
	const isBeyond = data !== undefined && !isPlaceholderData && page > last;
	// biome-ignore lint/correctness/useExhaustiveDependencies: setPage is made anew by each render
	useEffect(() => {
		if (isBeyond) setPage(last, { replace: true });
	}, [isBeyond, last]);
	return isBeyond;
}
