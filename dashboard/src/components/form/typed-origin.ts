const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const HOST = /^([^\s/:]+\.[^\s/:]+|localhost)(:\d+)?(\/|$)/;

/** What people type or paste is an address, with a path or without `https://`; what is meant is its origin. */
export function typedOrigin(typed: string): string {
	const address = HOST.test(typed) || !SCHEME.test(typed) ? `https://${typed}` : typed;
	const isMeant = HOST.test(address.replace(/^https?:\/\//i, ""));
	return isMeant && URL.canParse(address) ? new URL(address).origin : typed;
}
