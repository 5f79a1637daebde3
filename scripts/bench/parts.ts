/** What can be measured alone: the imports, or answers to visitors from an isolate's memory. */
export const PARTS = ["imports", "warm"] as const;
export type Part = (typeof PARTS)[number];
