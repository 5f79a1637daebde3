import { type KeyboardEvent, useEffect, useState } from "react";

/**
 * The key handler of a list that the server searches. Enter before the answer has come counts for the answer: it chooses
 * once nothing is waited for, unless more is typed.
 */
export function useChooseLater(text: string, isWaiting: boolean, choose: () => void) {
	const [pressedAt, setPressedAt] = useState<string>();
	const isDue = pressedAt !== undefined && (pressedAt !== text || !isWaiting);
	useEffect(() => {
		if (!isDue) return;
		setPressedAt(undefined);
		if (pressedAt === text) choose();
	});
	return (event: KeyboardEvent) => {
		// 229: the Enter that ends a composition, of which Safari says that nothing is composed any more.
		if (!isWaiting || event.key !== "Enter" || event.keyCode === 229) return;
		event.preventDefault();
		setPressedAt(text);
	};
}
