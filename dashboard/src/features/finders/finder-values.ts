import { type Finder, type FinderInput, finderInputSchema } from "#worker/finders/finder.schema.ts";

const editableSchema = finderInputSchema.strip();

/** What the form edits of a configuration. */
export const toFinderValues = (finder: Finder): FinderInput => editableSchema.parse(finder);

/** A new card's defaults (spec section 3): the schema's own, but for the language, which the dashboard sets to German. */
export const newFinderValues = (): FinderInput => ({
	...finderInputSchema.parse({ label: "-", language: "de" }),
	label: "",
});

export const isFinderField = (path: string): path is keyof FinderInput & string =>
	Object.hasOwn(finderInputSchema.shape, path);
