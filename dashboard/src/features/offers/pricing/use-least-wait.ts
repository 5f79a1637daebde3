import { useEffect, useState } from "react";

/** False until so much time has passed: the pricing screen shows its spinner for a second (spec sections 2 and 9). */
export function useLeastWait(milliseconds: number): boolean {
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setOver(true), milliseconds);
		return () => clearTimeout(timer);
	}, [milliseconds]);
	return isOver;
}
