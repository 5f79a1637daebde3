import type { Locale } from "../../i18n/locale.rules.ts";
import { de } from "./de.ts";
import { en, type FinderTexts } from "./en.ts";
import { gr } from "./gr.ts";
import { pl } from "./pl.ts";
import { ru } from "./ru.ts";
import { tr } from "./tr.ts";

const texts: Record<Locale, FinderTexts> = { en, de, gr, tr, pl, ru };

/** All texts of the finder in one language, sent with the bootstrap. */
export const finderTexts = (locale: Locale): FinderTexts => texts[locale];
