/** One call of a Wiper Finder, as an administrator. */
export type Call = (path: string, init?: RequestInit) => Promise<Response>;
