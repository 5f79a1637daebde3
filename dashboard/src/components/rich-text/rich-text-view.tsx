import DOMPurify from "dompurify";
import { useEffect, useRef } from "react";
import { RICH_TAGS, toLinkAddress } from "#worker/rich-text/rich-text.rules.ts";

/**
 * Shows rich text. It was sanitised when it was written, but the stored text may be older than the rules
 * (docs/adr/0009).
 */
export function RichTextView({ html }: { html: string }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.replaceChildren(toFragment(html)), [html]);
	return <div ref={place} className="rich-text min-w-0 wrap-anywhere" />;
}

function toFragment(html: string): DocumentFragment {
	const fragment = DOMPurify.sanitize(html, {
		ALLOWED_TAGS: [...RICH_TAGS],
		ALLOWED_ATTR: ["href"],
		ALLOW_ARIA_ATTR: false,
		ALLOW_DATA_ATTR: false,
		RETURN_DOM_FRAGMENT: true,
	});
	for (const link of fragment.querySelectorAll("a")) openInNewTab(link);
	return fragment;
}

/** A link opens a new tab, so that nobody leaves what they are editing. */
function openInNewTab(link: HTMLAnchorElement): void {
	const address = toLinkAddress(link.getAttribute("href") ?? "");
	if (address === undefined) link.removeAttribute("href");
	else Object.assign(link, { href: address, target: "_blank", rel: "noopener noreferrer" });
}
