import { type Finder, type FinderInput, finderInputSchema } from "#worker/finders/finder.schema.ts";

const editableSchema = finderInputSchema.strip();

/** The form's values of a configuration. */
export const toFinderValues = (finder: Finder): FinderInput => editableSchema.parse(finder);

/** Defaults of a new configuration: the schema's own, except the language, which the dashboard sets to German. */
export const newFinderValues = (): FinderInput => ({
	...finderInputSchema.parse({ label: "-", language: "de" }),
	label: "",
});

export const isFinderField = (path: string): path is keyof FinderInput & string =>
	Object.hasOwn(finderInputSchema.shape, path);
