import { useEffect, useRef } from "react";

/** Holds what aborts the sending of a file, which ends with its dialog however that is left. */
export function useAbort() {
	const abort = useRef<AbortController>(null);
	useEffect(() => () => abort.current?.abort(), []);
	return abort;
}
