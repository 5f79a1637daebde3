import type { Locale } from "../../http/locale.rules.ts";
import { de } from "./de.ts";
import { en, type FinderTexts } from "./en.ts";
import { gr } from "./gr.ts";
import { pl } from "./pl.ts";
import { ru } from "./ru.ts";
import { tr } from "./tr.ts";

const texts: Record<Locale, FinderTexts> = { en, de, gr, tr, pl, ru };

/** Everything the finder says, in one language. It travels with the bootstrap. */
export const finderTexts = (locale: Locale): FinderTexts => texts[locale];
