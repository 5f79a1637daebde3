import { toId } from "./selected-finder.ts";

/** `?id=ID` opens that article over whatever page it stands behind (spec section 2). */
export const toArticleSearch = ({ id }: Record<string, unknown>): { id?: number | undefined } => ({
	// Always set: the router hands on what a key's reader leaves out.
	id: toId(id) ?? undefined,
});
