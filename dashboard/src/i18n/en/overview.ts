/** One configuration's own area: tabs, overview, checklist, preview, instructions, articles. */
export const overview = {} as const;
