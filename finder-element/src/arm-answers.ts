import type { ChoiceValue } from "#worker/offers/answer.rules.ts";
import type { ViewModel } from "./view-model.ts";

/** Visitors hide the page to go and look at their car: until then an answer may be a guess. */
const SETTLED_MS = 120_000;

/** What visitors of this page have said, by the address that it is sent to and the car. */
const answers = new Map<string, { url: string; vehicle: string; arm: ChoiceValue; at: number; isSent?: true }>();

/**
 * Keeps what the visitor says of the arm, and sends it once a car: when the page is left, or hidden two minutes after the
 * last answer, which counts. It is evidence for the catalogue, and nothing depends on it: a page may forbid beacons, and
 * have changed the browser's functions. Nothing is sent of a preview, or on the server's own pages.
 */
export function noteArm({ bootstrap, session, imageUrl, isPreview }: ViewModel, arm: ChoiceValue): void {
	try {
		const { vehicle } = session;
		const url = imageUrl(`/finder/v1/${bootstrap.uuid}/events`);
		if (!vehicle || isPreview || new URL(url).origin === location.origin) return;
		const key = `${url} ${vehicle.id}`;
		answers.set(key, { ...answers.get(key), url, vehicle: vehicle.id, arm, at: Date.now() });
		// Again and again, which changes nothing.
		addEventListener("pagehide", leave);
		document.addEventListener("visibilitychange", hide);
	} catch {}
}

const leave = () => send(Date.now());

function hide(): void {
	if (document.visibilityState === "hidden") send(Date.now() - SETTLED_MS);
}

/** The answers from until then. */
function send(until: number): void {
	for (const answer of answers.values()) {
		const { url, vehicle, arm, at, isSent } = answer;
		if (isSent || at > until || typeof arm !== "number") continue;
		answer.isSent = true;
		try {
			navigator.sendBeacon(url, JSON.stringify({ vehicle, arm }));
		} catch {}
	}
}
