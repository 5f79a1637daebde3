/** What a set product's or bundle's fields may hold, in forms and files. */
export const DESCRIPTION_MAX = 1000;
/** Whole per cent. */
export const DISCOUNT_MIN = 1;
export const DISCOUNT_MAX = 99;
export const SHORT_CODE = /^[A-Z0-9]{0,10}$/;
