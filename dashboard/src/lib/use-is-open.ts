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
	// While Back waits for what would be lost, only the window's address is the new one.
	return () => [history.location, window.location].every(({ pathname }) => pathname === path.current);
}
