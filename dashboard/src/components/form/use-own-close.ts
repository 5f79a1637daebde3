import { useEffect, useRef } from "react";

/** Closes a dialog when its save has ended, unless it was left meanwhile: what was opened since stays open. */
export function useOwnClose(onClose: () => void): () => void {
	const isShown = useRef(false);
	useEffect(() => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, []);
	return () => {
		if (isShown.current) onClose();
	};
}
