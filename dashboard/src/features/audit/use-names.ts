import { useQuery } from "@tanstack/react-query";
import { adaptersQuery } from "../catalogue/corrections/correction.api.ts";
import type { Names } from "./audit-text.ts";

/** The names of what an entry of the log has the ids of; none until they are read. */
export function useNames(entity: string): Names {
	const { data } = useQuery({ ...adaptersQuery, enabled: entity === "correction" });
	return data ? { adapterId: Object.fromEntries(data.map(({ id, name }) => [id, () => name])) } : {};
}
