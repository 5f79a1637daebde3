import { useEffect } from "react";

/** Sets the page's title in the tab and in the browser's history. */
export function useTitle(title: string): void {
	useEffect(() => {
		document.title = `${title} · Wiper Finder`;
	}, [title]);
}
