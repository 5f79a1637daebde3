/** The price grid. */
export const pricing = {} as const;
