import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import {
	type Import,
	type ImportCreate,
	type ImportRows,
	mappingSchema,
} from "#worker/catalogue/import/import.schema.ts";
import type { Change } from "#worker/catalogue/versions/change.rules.ts";
import type { VersionDifference } from "#worker/catalogue/versions/version.schema.ts";
import { adminApi } from "../../lib/api.ts";
import { toProblem } from "../../lib/api-problem.ts";
import { every } from "../../lib/every.ts";
import { language } from "../../lib/language.ts";
import { queryClient } from "../../lib/query-client.ts";
import type { ListState } from "../../lib/use-list.ts";
import { whileActivated } from "../imports/while-activated.ts";

const imports = adminApi.catalogue.import;
const versions = adminApi.catalogue.version;
const param = (id: number) => ({ param: { id: String(id) } });

/** `over`: the version that was active when it was decided; null: there was none. */
type Decided = { id: number; confirmRemoved: number | undefined; over: number | null | undefined };

const decisionQuery = ({ confirmRemoved, over }: Decided) => ({
	confirmRemoved: confirmRemoved === undefined ? undefined : String(confirmRemoved),
	over: over === undefined ? undefined : nameOf(over),
});
const nameOf = (over: number | null) => String(over ?? "none");

const UNFINISHED_REFETCH_MS = 5000;

export const versionsQuery = (input: ListState<"id" | "activatedAt">["input"]) =>
	queryOptions({
		queryKey: ["catalogue", "versions", input],
		queryFn: () => parseResponse(versions.list.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

/** Polled: others may be importing at the same time. */
export const unfinishedQuery = queryOptions({
	queryKey: ["catalogue", "imports", "unfinished"],
	queryFn: () =>
		parseResponse(
			imports.list.$post({ json: { states: ["receiving", "building"], sortField: "updatedAt", pageSize: 20 } }),
		),
	refetchInterval: every(UNFINISHED_REFETCH_MS),
});

/** Watched while the server builds its catalogue, whoever has started that. */
export const importQuery = (id: number) =>
	queryOptions({
		queryKey: ["catalogue", "import", id],
		queryFn: () => fetchImport(id),
		refetchInterval: whileActivated,
	});

export const importErrorsQuery = (id: number, input: ListState<"rowNo">["input"]) =>
	queryOptions({
		queryKey: ["catalogue", "import", id, "errors", language.get(), input],
		queryFn: () => parseResponse(imports[":id"].errors.$post({ ...param(id), json: input })),
		placeholderData: keepPreviousData,
	});

type DifferenceInput = { page: number; pageSize: number; search: string; change?: Change | undefined };
/** An import and the version that it is compared with. */
type Compared = Pick<Import, "id" | "baseVersionId">;

export const differenceQuery = (
	{ id, baseVersionId: base }: Compared,
	{ page, pageSize, search, change }: DifferenceInput,
) =>
	queryOptions({
		queryKey: ["catalogue", "import", id, "difference", base, { page, pageSize, search, change }],
		queryFn: () => fetchDifference({ id, baseVersionId: base }, { page, pageSize, search, change }),
		// Nobody is to decide by another comparison, not even while this one is made.
		placeholderData: (shown, of) => (of?.queryKey[2] === id && of.queryKey[4] === base ? shown : undefined),
		staleTime: 60_000,
	});

/**
 * Each call compares for a while; the list comes with the last one. It fails if the import is over another version by now:
 * the import, read again, names that one.
 */
async function fetchDifference({ id, baseVersionId }: Compared, json: DifferenceInput) {
	const query = { over: nameOf(baseVersionId) };
	for (;;) {
		const answer = await parseResponse(imports[":id"].difference.$post({ ...param(id), query, json })).catch(
			(error) => {
				if (toProblem(error).code === "catalogue.superseded")
					void queryClient.invalidateQueries({ queryKey: importQuery(id).queryKey, exact: true });
				throw error;
			},
		);
		if (!("done" in answer)) return answer;
	}
}

/** The first page of all, for its totals: also what the list shows first. */
export const totalsQuery = (entry: Compared) =>
	differenceQuery(entry, { page: 1, pageSize: 10, search: "", change: undefined });

export async function fetchLayout(header: string[]) {
	const { mapping, adapters } = await parseResponse(imports.layout.$post({ json: { header } }));
	return { adapters, mapping: mapping && mappingSchema.parse(mapping) };
}

export const fetchImport = async (id: number) => toImport(await parseResponse(imports[":id"].$get(param(id))));

export const openImport = async (json: Omit<ImportCreate, "header"> & { header?: string[] | undefined }) =>
	toImport(await parseResponse(imports.$post({ json })));

/** A mapping's columns are present or absent; the client's types would allow undefined, too. */
const toImport = (answer: Omit<Import, "mapping"> & { mapping: object }): Import => ({
	...answer,
	mapping: mappingSchema.parse(answer.mapping),
});

export const sendPart = (id: number, json: ImportRows) =>
	parseResponse(imports[":id"].rows.$post({ ...param(id), json }));
/** Starts it, and watches for a while: repeated until it has ended. */
export const activateImportStep = (step: Decided) =>
	parseResponse(imports[":id"].activate.$post({ ...param(step.id), query: decisionQuery(step) }));
export const discardImport = (id: number) => parseResponse(imports[":id"].discard.$post(param(id)));
export const requestErrorsCsv = (id: number, signal: AbortSignal) =>
	imports[":id"]["errors.csv"].$get(param(id), { init: { signal } });

export const versionDifferenceQuery = (id: number) =>
	queryOptions({
		queryKey: ["catalogue", "version", id, "difference"],
		queryFn: () => fetchVersionDifference(id),
	});

/** `isEarlier`: from a worker that doesn't name the active version yet, and counts no cars of brands whose files are lost. */
async function fetchVersionDifference(id: number) {
	const read = (): Promise<EarlierDifference> => parseResponse(versions.difference[":id"].$get(param(id)));
	const difference = await read();
	if (difference.activeId !== undefined) return { ...difference, isEarlier: false };
	// What is activated after it has been read is refused.
	const activeId = await fetchActiveId();
	return { ...(await read()), activeId, isEarlier: true };
}

type EarlierDifference = Omit<VersionDifference, "activeId"> & { activeId?: number | null };

/** The version that is active now: the one that was activated last. An earlier worker can't be sent that there is none. */
async function fetchActiveId(): Promise<number | undefined> {
	const { data } = await parseResponse(versions.list.$post({ json: { sortField: "activatedAt", pageSize: 1 } }));
	return data.find(({ active }) => active)?.id;
}

/** Activates another version. One with many corrections, or an archived one, is made ready step by step. */
export async function activateVersion(decided: Decided) {
	for (;;) {
		const step = versions.activate[":id"].$post({ ...param(decided.id), query: decisionQuery(decided) });
		const version = await parseResponse(step);
		if (!("done" in version) && version.state !== "archived") return version;
	}
}

export const refreshCatalogue = () => queryClient.invalidateQueries({ queryKey: ["catalogue"] });
