import { useLayoutEffect, useRef, useState } from "react";

/**
 * An action that runs once at a time: pressing again while it is under way does nothing, however early. It may run
 * again once the screen shows its result.
 */
export function useOneAtATime<Args extends unknown[]>(
	act: (...args: Args) => Promise<unknown> | unknown,
): (...args: Args) => Promise<void> {
	const isUnderWay = useRef(false);
	const [done, setDone] = useState(0);
	// Released together with the result on screen: before that a second press is on the old screen, after it it counts.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when an act is done
	useLayoutEffect(() => {
		isUnderWay.current = false;
	}, [done]);
	return async (...args) => {
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		try {
			await act(...args);
		} finally {
			setDone((count) => count + 1);
		}
	};
}
