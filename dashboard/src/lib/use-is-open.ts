import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Tells whether the page is still open, for what leads on from it after a call: whoever has left stays where they are. */
export function useIsOpen(): () => boolean {
	const { history } = useRouter();
	const path = useRef<string | null>(null);
	useEffect(() => {
		path.current = history.location.pathname;
		return () => {
			path.current = null;
		};
	}, [history]);
	return () => path.current === history.location.pathname;
}

/**
 * The same for what opens another page: not while Back waits for a save, or for an answer to what would be lost. Then only the
 * window's address is the new one.
 */
export function useMayLeadOn(): () => boolean {
	const { history } = useRouter();
	const isOpen = useIsOpen();
	return () => isOpen() && window.location.pathname === history.location.pathname;
}
