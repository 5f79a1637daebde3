import { h } from "../dom.ts";
import type { FinderSession } from "../finder-session.ts";

export const noticeView = (text: string) => h("p.notice", { role: "status" }, text);

/** The error in the visitor's words, and what to do next. */
export const failureView = (reason: string, retry: string | undefined, session: Pick<FinderSession, "retry">) =>
	h(
		"div.notice error",
		{ role: "alert" },
		h("p", null, reason),
		h("button.button", { onclick: () => session.retry() }, retry),
	);

/** The outline of the form. It fades in late, so that a fast answer doesn't flicker. */
export const skeletonView = () =>
	h(
		"div.skeleton",
		null,
		h("i.bone", null),
		h("i.bone", null),
		h("div.selects", null, h("i.bone", null), h("i.bone", null), h("i.bone", null)),
	);
