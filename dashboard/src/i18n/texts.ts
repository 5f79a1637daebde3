import type { area } from "./en/area.ts";
import type { entry } from "./en/entry.ts";

/** The same keys, in another language. */
export type TextsOf<Model> = Readonly<Record<keyof Model, string>>;

/** English is the model: a key too few or too many in another language fails the type check. */
export type EntryTexts = TextsOf<typeof entry>;
export type AreaTexts = TextsOf<typeof area>;
export type Texts = EntryTexts & AreaTexts;
export type TextKey = keyof Texts;
