export type GridTimes = Record<
	"typing" | "arrows" | "pages and ends" | "paste" | "fill down" | "undo" | "redo",
	number[]
>;

/**
 * Runs in the page: works on the open grid as users do, and returns the milliseconds from each action until its next
 * frame is painted. As many lines are pasted as given.
 */
export async function playGrid(lines: number): Promise<GridTimes> {
	const painted = () =>
		new Promise<void>((resolve) =>
			requestAnimationFrame(() => {
				const channel = new MessageChannel();
				channel.port1.onmessage = () => resolve();
				channel.port2.postMessage(0);
			}),
		);
	const timed = async (act: () => void): Promise<number> => {
		// Deferred work of an action belongs to it, so it must be finished before the next one starts.
		await new Promise((resolve) => setTimeout(resolve, 100));
		const start = performance.now();
		act();
		await painted();
		return performance.now() - start;
	};
	const send = (event: Event) => void document.activeElement?.dispatchEvent(event);
	const key = (name: string, parts: KeyboardEventInit = {}) =>
		timed(() => send(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...parts })));
	const write = (text: string) =>
		timed(() => {
			const field = document.activeElement;
			if (!(field instanceof HTMLInputElement)) throw new Error("no field to type into");
			Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
			field.dispatchEvent(new Event("input", { bubbles: true }));
		});
	const paste = () =>
		timed(() => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", Array.from({ length: lines }, (_, at) => `${(at % 90) + 5}\n`).join(""));
			send(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
		});
	const keys = async (name: string, count: number, parts: KeyboardEventInit = {}): Promise<number[]> => {
		const times: number[] = [];
		for (let at = 0; at < count; at++) times.push(await key(name, parts));
		return times;
	};
	const ctrl = { ctrlKey: true };
	document.querySelector<HTMLElement>("[data-cell][tabindex='0']")?.focus();

	const typing: number[] = [];
	for (let at = 0; at < 10; at++) typing.push(await key("1"), await write("12"), await key("Enter"));
	const arrows = [...(await keys("ArrowDown", 30)), ...(await keys("ArrowDown", 10, { shiftKey: true }))];
	const jumps = [
		...(await keys("PageDown", 10)),
		await key("End"),
		await key("Home"),
		await key("End"),
		await key("Home"),
	];
	const pastes = [await paste(), await paste()];
	await key("Home");
	await key("a", ctrl);
	const fills = [await key("d", ctrl)];
	const undone = await keys("z", 3, ctrl);
	const redone = await keys("y", 3, ctrl);
	if (!/[1-9][,.]?\d{3}/.test(document.querySelector("[role=dialog] [role=status]")?.textContent ?? ""))
		throw new Error("the grid did not take what was pasted");
	return {
		typing,
		arrows,
		"pages and ends": jumps,
		paste: pastes,
		"fill down": fills,
		undo: undone,
		redo: redone,
	};
}
