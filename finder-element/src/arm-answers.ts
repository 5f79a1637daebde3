import type { ChoiceValue } from "#worker/offers/answer.rules.ts";
import type { ViewModel } from "./view-model.ts";

/** What visitors of this page have said, by the address that it is sent to and the car. */
const answers = new Map<string, { url: string; vehicle: string; arm: ChoiceValue; isSent?: true }>();
let isListening = false;

/**
 * Keeps what the visitor says of the arm, and sends it once a car when the page is hidden: the last answer counts. It is
 * evidence for the catalogue. Nothing is sent of a preview, or on the server's own pages.
 */
export function noteArm({ bootstrap, session, imageUrl, isPreview }: ViewModel, arm: ChoiceValue): void {
	const { vehicle } = session;
	const url = imageUrl(`/finder/v1/${bootstrap.uuid}/events`);
	if (!vehicle || isPreview || new URL(url).origin === location.origin) return;
	if (!isListening) {
		isListening = true;
		document.addEventListener("visibilitychange", () => {
			if (document.visibilityState === "hidden") send();
		});
		// Safari doesn't always say that a page that is left is hidden.
		addEventListener("pagehide", send);
	}
	const key = `${url} ${vehicle.id}`;
	const known = answers.get(key);
	answers.set(key, { ...known, url, vehicle: vehicle.id, arm });
}

function send(): void {
	for (const answer of answers.values()) {
		const { url, vehicle, arm, isSent } = answer;
		if (isSent || typeof arm !== "number") continue;
		answer.isSent = true;
		try {
			navigator.sendBeacon(url, JSON.stringify({ vehicle, arm }));
		} catch {
			// A page may forbid beacons; nothing depends on the answer.
		}
	}
}
