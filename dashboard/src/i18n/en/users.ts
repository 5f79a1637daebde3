/** Users and simulations. */
export const users = {} as const;
