/** Between the name of a field and those of its values. */
export const NESTED = " › ";

type Fields = Readonly<Record<string, unknown>> | null;

export type FieldDifference = { field: string; before: unknown; after: unknown };

const isEmpty = (value: unknown): boolean =>
	value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The changes, field by field: those of the newer state first, in its order. For a record that was created or removed
 * only fields with values are listed. A field with named values (sizes with prices) is compared name by name.
 */
export function differences(before: Fields, after: Fields): FieldDifference[] {
	const fields = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})]);
	return [...fields].flatMap((field) => compare(field, before?.[field], after?.[field]));
}

function compare(field: string, before: unknown, after: unknown): FieldDifference[] {
	const isNamed = (isPlain(before) || before === undefined) && (isPlain(after) || after === undefined);
	if (isNamed && (isPlain(before) || isPlain(after))) {
		const inner = differences(before ?? {}, after ?? {});
		return inner.map((one) => ({ ...one, field: `${field}${NESTED}${one.field}` }));
	}
	if (isEmpty(before) && isEmpty(after)) return [];
	return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, before, after }];
}
