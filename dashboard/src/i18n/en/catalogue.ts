/** The catalogue of vehicles: imports, versions, cars, corrections, quality. */
export const catalogue = {} as const;
