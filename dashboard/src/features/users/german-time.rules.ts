/** The specification's format: the German locale's without its last three characters, the seconds. */
export const germanTime = (iso: string): string => new Date(iso).toLocaleString("de-DE").slice(0, -3);
