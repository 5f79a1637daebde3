/** A text with its `{name}`s filled in. A bootstrap cached before a release lacks new texts. */
export const fill = (text: string | undefined, name: string, value: string | number): string =>
	(text ?? "").replace(`{${name}}`, () => String(value));
