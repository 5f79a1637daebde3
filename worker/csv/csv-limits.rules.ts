/** As many columns as a file may have. */
export const MAX_COLUMNS = 1000;
