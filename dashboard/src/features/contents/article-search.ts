import { toId } from "../../lib/to-id.ts";

/** `?id=ID` opens that article over any page. */
export const toArticleSearch = ({ id }: Record<string, unknown>): { id?: number | undefined } => ({
	// Always set: the router keeps a key that its reader leaves out.
	id: toId(id) ?? undefined,
});
