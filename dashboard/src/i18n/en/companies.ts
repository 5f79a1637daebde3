/** Companies. */
export const companies = {} as const;
