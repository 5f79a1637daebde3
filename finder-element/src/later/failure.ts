/** Loads when the bootstrap couldn't: all other texts come with that. */
export const failureTexts = __FAILURE_TEXTS__;
