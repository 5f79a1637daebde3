/** The host of a typed address; empty if it isn't one. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : "");
