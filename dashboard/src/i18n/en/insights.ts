/** The administrator's overview. */
export const insights = {} as const;
