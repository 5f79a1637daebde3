export type Notice = {
	kind: "success" | "error";
	text: string;
	description?: string;
	/** A dialog that is open stays open. */
	isWithin?: boolean;
};

/** Notices wait here until the toasts are loaded, which the first view doesn't need. */
let waiting: Notice[] = [];
let show: ((notice: Notice) => void) | null = null;
let isNeeded = false;
const listeners = new Set<() => void>();

function notify(notice: Notice): void {
	if (show) {
		show(notice);
		return;
	}
	waiting.push(notice);
	isNeeded = true;
	for (const listener of listeners) listener();
}

export const notifySuccess = (text: string): void => notify({ kind: "success", text });
/** A success that ends nothing. */
export const notifyWithin = (text: string): void => notify({ kind: "success", text, isWithin: true });
/** A dialog stays open after its save if something is unsaved. */
export const notifySaved = (text: string, isUnsaved: boolean): void =>
	notify({ kind: "success", text, isWithin: isUnsaved });
export const notifyError = (text: string, description?: string): void =>
	notify({ kind: "error", text, ...(description !== undefined && { description }) });

/** For the one component that shows them. */
export const notices = {
	isNeeded: () => isNeeded,
	subscribe: (listener: () => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	showBy: (next: (notice: Notice) => void) => {
		show = next;
		waiting.forEach(next);
		waiting = [];
		return () => {
			show = null;
		};
	},
};
