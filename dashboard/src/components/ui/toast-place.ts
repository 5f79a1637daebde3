/** Above the footer and the save bar, so that it covers neither. */
const BOTTOM_PX = 128;
const GAP_PX = 16;
/** A toast of two lines, and a gap above and below. */
const ROOM_PX = 96;

type ToastPlace = { position: "top-center" | "bottom-center"; bottom: number };

export const PAGE_PLACE: ToastPlace = { position: "bottom-center", bottom: BOTTOM_PX };

/** Where a toast covers neither the title nor the buttons of the open dialog: above it, else above its footer. */
export function toastPlace(): ToastPlace {
	const slots = ":is([data-slot=dialog-content], [data-slot=alert-dialog-content])";
	const dialog = [...document.querySelectorAll<HTMLElement>(`${slots}[data-state=open]`)].at(-1);
	if (!dialog) return PAGE_PLACE;
	// While it opens, a dialog is scaled: its layout is not.
	if ((window.innerHeight - dialog.offsetHeight) / 2 >= ROOM_PX) return { position: "top-center", bottom: BOTTOM_PX };
	const footer = dialog.querySelector("footer")?.getBoundingClientRect();
	const bottom = footer ? window.innerHeight - footer.top + GAP_PX : BOTTOM_PX;
	return { position: "bottom-center", bottom: Math.max(BOTTOM_PX, Math.ceil(bottom)) };
}
