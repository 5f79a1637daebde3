/** Publishing on a shop's pages. */
export const publishing = {} as const;
