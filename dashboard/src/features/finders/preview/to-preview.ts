import { COLOR } from "#worker/finders/color.rules.ts";
import { isPageAddress } from "#worker/finders/finder.rules.ts";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { toRichNodes } from "../rich-nodes.ts";
import type { FinderPreview } from "./finder-element.ts";

const COLORS = ["titleColor", "labelColor", "primaryColor", "backgroundColor"] as const;

/** The form's values as the element shows them. A half-typed colour keeps the saved one, a half-typed address is no link. */
export function toPreview({ title, instructions, ...values }: Finder): FinderPreview {
	const look: FinderPreview["look"] = { ...values };
	for (const name of COLORS) if (!COLOR.test(values[name])) delete look[name];
	if (!isPageAddress(look.priceNoteUrl ?? "")) look.priceNoteUrl = "";
	return { look, title: toRichNodes(title), instructions: toRichNodes(instructions) };
}
