import { useEffect } from "react";

/**
 * Takes what was saved elsewhere, and read again since, in a form that stays open. `isOutdated`: the form has an older
 * version, and nothing unsaved; saving it would be refused.
 */
export function useNewer(isOutdated: boolean, take: () => void): void {
	useEffect(() => {
		if (isOutdated) take();
	});
}
