const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const HOST = /^([^\s/:]+\.[^\s/:]+|localhost)(:\d+)?(\/|$)/;

/**
 * Turns what people type or paste, an address with a path or without `https://`, into its origin. `leftOut` is true if
 * there was more than that. Text that is not an address stays unchanged.
 */
export function typedOrigin(typed: string): { origin: string; leftOut: boolean } {
	const address = HOST.test(typed) || !SCHEME.test(typed) ? `https://${typed}` : typed;
	const isAddress = HOST.test(address.replace(/^https?:\/\//i, ""));
	if (!isAddress || !URL.canParse(address)) return { origin: typed, leftOut: false };
	const { origin, pathname, search, hash } = new URL(address);
	return { origin, leftOut: `${pathname}${search}${hash}` !== "/" };
}
