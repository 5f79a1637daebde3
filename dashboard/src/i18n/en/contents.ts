/** Articles and notifications: footer, bell, their own page, and their administration. */
export const contents = {} as const;
