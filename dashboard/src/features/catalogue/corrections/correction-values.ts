import { z } from "zod";
import type { Correction, CorrectionInput } from "#worker/catalogue/corrections/correction.schema.ts";
import type { DifferenceSpan } from "#worker/catalogue/fitment/shard.rules.ts";
import { parseSizes } from "#worker/catalogue/fitment/trade-size.rules.ts";

/** `none`, `universal`, or an adapter's id as text. */
const NO_ADAPTER = "none";
const UNIVERSAL = "universal";

/** Sizes as people write them: `26/28`, `26, 28`, `26 28`, or `650 mm 450 mm`, where a blank before a unit separates nothing. */
const sizesOf = (text: string) => parseSizes(text.trim().replace(/\s*[,;]\s*|(?<![/|\s])\s+(?=\d)/g, "/"), "inch");

const sizesSchema = z.string().superRefine((text, context) => {
	const sizes = sizesOf(text);
	if (typeof sizes === "string") context.addIssue({ code: "custom", message: sizes });
});
const year = /^(18[89]\d|19\d\d|20\d\d|2100)$/;

export const optionalYearSchema = z
	.string()
	.trim()
	.refine((text) => text === "" || year.test(text), "catalogue.year_invalid");

/** The form's values of a correction. */
export const correctionValuesSchema = z
	.object({
		yearFrom: z.string().trim().regex(year, "catalogue.year_invalid"),
		yearTo: optionalYearSchema,
		reason: z.string().trim().max(500),
		options: z.array(
			z.object({
				...{ driver: sizesSchema, passenger: sizesSchema, rear: sizesSchema },
				adapter: z.string(),
			}),
		),
	})
	.refine(({ yearFrom, yearTo }) => yearTo === "" || yearTo >= yearFrom, {
		path: ["yearTo"],
		message: "catalogue.correction_years",
	});
export type CorrectionValues = z.infer<typeof correctionValuesSchema>;
export type OptionValues = CorrectionValues["options"][number];

export const NEW_OPTION: OptionValues = { driver: "", passenger: "", rear: "", adapter: NO_ADAPTER };
export const ADAPTER_CHOICES = [NO_ADAPTER, UNIVERSAL] as const;

export const isCorrectionField = (path: string): path is keyof CorrectionValues & string =>
	path in correctionValuesSchema.shape;

/** What is suggested where the adapter is unknown, and why. */
export type SuggestedAdapter = { id: number; reason: string };

/** The initial values: an earlier correction, or the catalogue's fitment of these years, with what is suggested. */
export function toCorrectionValues(
	span: DifferenceSpan,
	correction: Correction | null | undefined,
	suggested?: SuggestedAdapter | undefined,
): CorrectionValues {
	const { yearFrom, yearTo } = correction ?? span;
	const options: OptionValues[] = correction
		? correction.options.map(({ adapterId, ...option }) => toOption(option, adapterId))
		: span.options.map(({ adapter, ...option }) => toOption(option, adapter?.id ?? null));
	return {
		yearFrom: String(yearFrom),
		yearTo: yearTo === null ? "" : String(yearTo),
		reason: (correction?.reason || suggested?.reason) ?? "",
		options: options.map((option) =>
			suggested && option.adapter === NO_ADAPTER ? { ...option, adapter: String(suggested.id) } : option,
		),
	};
}

type Sizes = Record<"driver" | "passenger" | "rear", number[]> & { universalAdapter: boolean };

const toOption = ({ driver, passenger, rear, universalAdapter }: Sizes, adapterId: number | null): OptionValues => ({
	driver: driver.join("/"),
	passenger: passenger.join("/"),
	rear: rear.join("/"),
	adapter: adapterId === null ? (universalAdapter ? UNIVERSAL : NO_ADAPTER) : String(adapterId),
});

/** The call's input. Made from values that passed the schema. */
export function toCorrectionInput(
	values: CorrectionValues,
	variantId: number,
	known: Correction | null,
): CorrectionInput {
	return {
		...(known && { id: known.id, version: known.version }),
		variantId,
		yearFrom: Number(values.yearFrom),
		yearTo: values.yearTo === "" ? null : Number(values.yearTo),
		reason: values.reason,
		options: values.options.map(({ adapter, driver, passenger, rear }) => ({
			driver: toNumbers(driver),
			passenger: toNumbers(passenger),
			rear: toNumbers(rear),
			adapterId: adapter === NO_ADAPTER || adapter === UNIVERSAL ? null : Number(adapter),
			universalAdapter: adapter === UNIVERSAL,
		})),
	};
}

function toNumbers(text: string): number[] {
	const sizes = sizesOf(text);
	return typeof sizes === "string" ? [] : sizes.filter((size) => size !== null);
}
