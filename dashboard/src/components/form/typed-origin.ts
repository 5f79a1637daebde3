const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const HOST = /^([^\s/:]+\.[^\s/:]+|localhost)(:\d+)?(\/|$)/;

/**
 * What people type or paste is an address, with a path or without `https://`; what is meant is its origin. `leftOut` says
 * that there was more than that. What is no address stays as it is.
 */
export function typedOrigin(typed: string): { origin: string; leftOut: boolean } {
	const address = HOST.test(typed) || !SCHEME.test(typed) ? `https://${typed}` : typed;
	const isMeant = HOST.test(address.replace(/^https?:\/\//i, ""));
	if (!isMeant || !URL.canParse(address)) return { origin: typed, leftOut: false };
	const { origin, pathname, search, hash } = new URL(address);
	return { origin, leftOut: `${pathname}${search}${hash}` !== "/" };
}
