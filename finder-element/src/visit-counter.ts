declare global {
	interface Document {
		/** Not in every browser. */
		readonly prerendering?: boolean;
	}
}

export type VisitEvent = "ready" | "vehicle" | "results" | "no_result" | "no_car" | "product_click";
export type VisitCounts = Partial<Record<VisitEvent, number>>;

/** A page that stays in sight is known by then: whoever has just built the finder in waits for it to be seen. */
const LONGEST_WAIT_MS = 15_000;
/** The server counts no more of a kind in one beacon. */
const MOST_A_BEACON = 100;

/**
 * Counts what the visitor of each finder does, and sends it when the page is hidden, the last moment that every browser
 * tells of, or after 15 s: a visit is one beacon, or two. A page that stays in sight for long sends more.
 */
export function createVisitCounter(origin: string) {
	let visits = new Map<string, VisitCounts>();
	let timer: ReturnType<typeof setTimeout> | undefined;

	const flush = (): void =>
		guard(() => {
			clearTimeout(timer);
			const sent = visits;
			visits = new Map();
			for (const [uuid, counts] of sent) {
				// On the server's own pages, such as the test page, nothing is counted.
				if (location.origin !== origin)
					navigator.sendBeacon(
						`${origin}/finder/v1/${uuid}/events`,
						// Not every browser says where it is. A sandbox is nowhere, whatever its address; pages replace `self.origin`.
						JSON.stringify({ counts, page: self.origin === "null" ? undefined : location.origin }),
					);
			}
		});

	const flushIfHidden = (): void => {
		if (document.visibilityState === "hidden") flush();
	};

	const add = (uuid: string, event: VisitEvent): void => {
		if (!timer) {
			// Safari doesn't always say that a page that is left is hidden.
			addEventListener("pagehide", flush);
			document.addEventListener("visibilitychange", flushIfHidden);
			// Later counts wait until the visitor leaves.
			timer = setTimeout(flush, LONGEST_WAIT_MS);
		}
		const counts = visits.get(uuid) ?? {};
		const count = (counts[event] ?? 0) + 1;
		counts[event] = count;
		visits.set(uuid, counts);
		if (count === MOST_A_BEACON) flush();
	};

	return (uuid: string, event: VisitEvent): void =>
		guard(() => {
			// A page that the browser loads ahead is a visit when the visitor opens it, which is a moment before it is seen.
			if (document.prerendering) {
				document.addEventListener("prerenderingchange", () => guard(() => add(uuid, event)), { once: true });
				return;
			}
			add(uuid, event);
			flushIfHidden();
		});
}

/** A page may forbid beacons; nothing depends on the count. */
function guard(act: () => void): void {
	try {
		act();
	} catch {}
}
