/** An answer names a limited number of fields, so that it doesn't grow with the request. */
export const FIELDS_MAX = 20;
