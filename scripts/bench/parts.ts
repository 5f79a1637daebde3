/** What can be measured alone: the imports, answers to visitors from an isolate's memory, or what a visitor's browser does. */
export const PARTS = ["imports", "warm", "browser"] as const;
export type Part = (typeof PARTS)[number];
