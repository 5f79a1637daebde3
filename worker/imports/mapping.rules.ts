/** Equal mappings have the same text, so that an import is found again: the columns in the order of the fields. */
export function inFieldOrder<Field extends string>(
	fields: readonly Field[],
	columns: { [Name in Field]?: number | undefined },
): { [Name in Field]?: number } {
	const ordered: { [Name in Field]?: number } = {};
	for (const field of fields) {
		const column = columns[field];
		if (column !== undefined) ordered[field] = column;
	}
	return ordered;
}
