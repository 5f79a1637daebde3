import { useEffect, useState } from "react";

/** False until this time has passed: the specification shows the pricing screen's spinner for a second. */
export function useMinimumDelay(milliseconds: number): boolean {
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setOver(true), milliseconds);
		return () => clearTimeout(timer);
	}, [milliseconds]);
	return isOver;
}
