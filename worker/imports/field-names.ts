import type { Locale } from "../i18n/locale.rules.ts";

/** What a kind of file calls its fields in the list of rejected rows. */
export type FieldNames<Field extends string = string> = Readonly<Record<Locale, Readonly<Record<Field, string>>>>;
