/** Inserted by the build (build/retry-labels.ts): the button to try again, by locale, for a missing bootstrap. */
declare const __RETRY_LABELS__: Record<string, string>;
