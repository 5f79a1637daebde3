/** The sessions of the demo's users, which end with the world that they were begun in. */
export const demoTokens = new Map<string, Promise<string>>();
