import { de } from "./de.ts";
import { en, type ServerTextKey, type ServerTexts } from "./en.ts";
import { gr } from "./gr.ts";
import type { Locale } from "./locale.rules.ts";
import { pl } from "./pl.ts";
import { ru } from "./ru.ts";
import { tr } from "./tr.ts";

const TEXTS: Readonly<Record<Locale, ServerTexts>> = { en, de, gr, tr, pl, ru };

const isServerText = (code: string): code is ServerTextKey => Object.hasOwn(en, code);

/** The text of an error code (or another server text) in a language; a code without a text is returned unchanged. */
export const translate = (locale: Locale, code: string): string => (isServerText(code) ? TEXTS[locale][code] : code);
