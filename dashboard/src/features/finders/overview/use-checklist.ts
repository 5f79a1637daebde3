import { useQuery } from "@tanstack/react-query";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { overviewQuery } from "../finder.api.ts";
import { checklistOf } from "./checklist.rules.ts";
import { useIsCopied } from "./copied-snippets.ts";

/** The steps, with the first open one; undefined until they have loaded, and when all are done. */
export function useChecklist(finder: Finder) {
	const { data } = useQuery(overviewQuery(finder.id));
	const isCopied = useIsCopied(finder.id);
	const steps = data && checklistOf(finder, data, isCopied);
	const next = steps?.find(({ isDone }) => !isDone)?.step;
	const done = steps?.filter(({ isDone }) => isDone).length;
	return steps && next && { steps, next, done, hasOffer: data.hasOffer };
}
