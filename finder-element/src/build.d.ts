/** Put in by the build (build/retry-labels.ts): the button to try again, by locale, for when no bootstrap came. */
declare const __RETRY_LABELS__: Record<string, string>;
