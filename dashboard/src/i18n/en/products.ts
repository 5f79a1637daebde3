/** Products. */
export const products = {} as const;
