import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { toProblem } from "../../lib/api-problem.ts";
import { type OpenedSearch, toOpenedSearch } from "../../lib/opened-search.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { useIsOpen } from "../../lib/use-is-open.ts";

/** What is open over a list is in the address, so that it can be linked and shared. */
export function useOpened() {
	const navigate = useNavigate();
	const isOpen = useIsOpen();
	const { view: viewed, add: isAdding = false } = toOpenedSearch(useSearch({ strict: false }));
	const change = (opened: OpenedSearch, ignoreBlocker = false) => {
		const search = (previous: object) => ({ ...previous, view: undefined, add: undefined, ...opened });
		void navigate({ to: ".", search, ignoreBlocker });
	};
	return {
		viewed,
		isAdding,
		view: (id: number) => change({ view: id }),
		add: () => change({ add: true }),
		// A dialog closes itself when it is saved, or has asked.
		close: () => isOpen() && change({}, true),
	};
}

/** A dialog over a list that is not in the address. What the address opens replaces it, as going back does. */
export function useDialogOver<Shown>({ viewed, isAdding }: ReturnType<typeof useOpened>) {
	const [shown, show] = useState<Shown | null>(null);
	useEffect(() => {
		if (viewed !== undefined || isAdding) show(null);
	}, [viewed, isAdding]);
	return [shown, show] as const;
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
