/** The command palette. */
export const palette = {} as const;
