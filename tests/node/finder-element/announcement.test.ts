import { expect, test } from "vitest";
import { announcementOf } from "#finder-element/announcement.ts";
import { offer, series, vehicle } from "#tests/support/fitment.ts";
import { finderTexts } from "#worker/finders/texts/texts.ts";
import { type Choice, UNKNOWN } from "#worker/offers/answer.rules.ts";
import { possibleAnswer } from "#worker/offers/possible-answer.rules.ts";

const texts = finderTexts("en");
const car = vehicle({ driver: [24, 26], passenger: [18], rear: [12] });
const sold = offer({
	front: [series("AERO", [18, 24, 26]), series("BASIC", [18, 24, 26])],
	rear: [series("HECK", [12])],
});

/** What is said after these answers, with one series or all. */
function announced(choice: Choice, name?: string): string {
	const answer = possibleAnswer(car, choice, sold);
	const series = answer?.sets.find((set) => set.series === name)?.assortmentId;
	return announcementOf({ texts, lang: "en" }, car, { choice, series }, answer, !!answer).replace(/\s/g, " ");
}

test("an open question is announced with the car, then what fits it, with the sizes that it is for", () => {
	expect(announced({})).toMatch(new RegExp(`^Wipers for .+\\. ${texts.askDriver.replace("?", "\\?")}$`));
	expect(announced({ driver: 26 })).toMatch(
		/^Wipers for .+\. Driver 26″ \/ 65 cm, Passenger 18″ \/ 45 cm, Rear 12″ \/ 30 cm\. 3 matching products$/,
	);
});

test("whatever is shown instead is announced, even if there is as much of it", () => {
	const all = [announced({ driver: 26 }), announced({ driver: 24 }), announced({ driver: UNKNOWN })];
	expect(all[1]).toContain("3 matching products");
	const ofSeries = [announced({ driver: 26 }, "AERO"), announced({ driver: 26 }, "BASIC")];
	expect(ofSeries).toEqual([
		expect.stringMatching(/\. Nordwisch AERO\. .+ 2 matching products$/),
		expect.stringMatching(/\. Nordwisch BASIC\. .+ 2 matching products$/),
	]);
	expect(new Set([...all, ...ofSeries]).size).toBe(5);
});
