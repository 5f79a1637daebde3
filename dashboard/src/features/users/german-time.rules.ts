/** As the specification has it (section 2): the German locale's format without its last three characters, the seconds. */
export const germanTime = (iso: string): string => new Date(iso).toLocaleString("de-DE").slice(0, -3);
