import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { toProblem } from "../../lib/api-problem.ts";
import { type OpenedSearch, toOpenedSearch } from "../../lib/opened-search.ts";
import { showProblem } from "../../lib/problem-text.ts";

/** What is open over a list is in the address, so that it can be linked and shared. */
export function useOpened() {
	const navigate = useNavigate();
	const { view: viewed, add: isAdding = false } = toOpenedSearch(useSearch({ strict: false }));
	const change = (opened: OpenedSearch) =>
		void navigate({ to: ".", search: (previous) => ({ ...previous, view: undefined, add: undefined, ...opened }) });
	return {
		viewed,
		isAdding,
		view: (id: number) => change({ view: id }),
		add: () => change({ add: true }),
		close: () => change({}),
	};
}

/** If the record in the address was removed, or never read, shows a message and the list. */
export function useRemovedNotice({ data, error }: { data: unknown; error: Error | null }, onClose: () => void): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
	useEffect(() => {
		if (error === null || (data !== undefined && toProblem(error).status !== 404)) return;
		showProblem(error);
		onClose();
	}, [error]);
}
