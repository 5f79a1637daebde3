import { POSITIONS, type Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import { type Answer, nextQuestion } from "#worker/offers/answer.rules.ts";
import { ofSeries } from "./arrangement.ts";
import { fill, fillCount } from "./fill.ts";
import { productsOf, sizesOf } from "./outcome.ts";
import { questionText } from "./questions.ts";
import type { Selection } from "./selection.ts";
import { carName, formatSizes } from "./wording.ts";

type Wording = Pick<Bootstrap, "texts" | "lang" | "numbers">;

/**
 * What screen readers are told of a car: the open question, else what is shown, once that is known. The car, the series and the sizes are named, so that
 * the text is another one, and is announced, when one of them changes.
 */
export function announcementOf(
	wording: Wording,
	vehicle: Vehicle,
	{ choice, series }: Pick<Selection, "choice" | "series">,
	answer: Answer | undefined,
	isComplete: boolean,
): string {
	const { texts } = wording;
	const open = nextQuestion(vehicle, choice);
	if (!open && !isComplete) return "";
	const set = answer?.sets.find(({ assortmentId }) => assortmentId === series);
	const shown = [
		set && `${set.brand} ${set.series}`,
		answer &&
			hasSizes(answer) &&
			POSITIONS.map((position) => `${texts[position]} ${formatSizes(sizesOf(answer, position), wording)}`).join(", "),
		summaryOf(wording, answer, series),
	];
	return [fill(texts.resultsFor, "car", carName(vehicle)), ...(open ? [questionText(open, texts)] : shown)]
		.filter(Boolean)
		.join(". ");
}

/** How many products of this series are shown, or that there are none. */
export function summaryOf({ texts, lang }: Wording, answer: Answer | undefined, series: number | undefined): string {
	const { length } = productsOf(answer && ofSeries(answer, series));
	if (length) return fillCount(texts.resultsCount, length, lang);
	return answer && hasSizes(answer) ? texts.noResult : texts.noSizes;
}

export const hasSizes = (answer: Answer): boolean => POSITIONS.some((position) => sizesOf(answer, position)[0]);
