import type { area } from "./en/area.ts";
import type { entry } from "./en/entry.ts";

/** The key of a text with `{{count}}` without its plural form. */
type Counted<Key> = Key extends `${infer Base}_other` ? Base : never;

/** The same keys, in another language; texts with a count also in the plural forms that English lacks. */
export type TextsOf<Model, Form extends string = never> = Readonly<
	Record<keyof Model | `${Counted<keyof Model>}_${Form}`, string>
>;

/** Polish and Russian have four forms (CLDR): 1, 2 to 4, 5 and more, and fractions. */
export type SlavicTextsOf<Model> = TextsOf<Model, "few" | "many">;

/** A missing or additional key in another language fails the type check. */
export type EntryTexts = TextsOf<typeof entry>;
export type AreaTexts = TextsOf<typeof area>;
export type Texts = EntryTexts & AreaTexts;
export type TextKey = keyof Texts;
