import type { BrowserContextOptions, Locator } from "playwright-core";
import type { Hand } from "./hand.ts";

export const PHONE = {
	hasTouch: true,
	isMobile: true,
	viewport: { width: 390, height: 844 },
} satisfies BrowserContextOptions;

/** A finger: it taps what is in sight or can be scrolled there, and types what it has tapped. */
export const touch: Hand = {
	press: (target) => target.tap(),
	type: async (target, text) => {
		await target.tap();
		// What a long press and "Select all" do.
		await target.page().keyboard.press("ControlOrMeta+a");
		await target.page().keyboard.type(text);
	},
	submit: (button) => button.tap(),
	choose: (option) => option.tap(),
	putAway: (list) => list.tap(),
	save: (page) => page.getByRole("button", { name: "Save", exact: true }).last().tap(),
	enterCell: (cell) => cell.tap(),
	openMenu: (page) => page.getByRole("button", { name: "Open menu" }).tap(),
};

/** A finger that is put on the target, moved and lifted again; what it lies on scrolls, or is dragged. */
export async function swipe(target: Locator, { x = 0, y = 0 }: { x?: number; y?: number }): Promise<void> {
	await target.scrollIntoViewIfNeeded();
	const box = (await target.boundingBox())!;
	const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	const devTools = await target.page().context().newCDPSession(target.page());
	const put = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: (typeof from)[]) =>
		devTools.send("Input.dispatchTouchEvent", { type, touchPoints });
	await put("touchStart", from);
	for (let step = 1; step <= 10; step++)
		await put("touchMove", { x: from.x + (x * step) / 10, y: from.y + (y * step) / 10 });
	// It rests first: a flick would go on scrolling, and the next tap would only stop it.
	await target.page().waitForTimeout(100);
	await put("touchEnd");
}
