/** Assortments: which of them a configuration offers, and their administration. */
export const assortments = {} as const;
