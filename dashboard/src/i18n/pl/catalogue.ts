import type { catalogue as model } from "../en/catalogue.ts";
import type { TextsOf } from "../texts.ts";

export const catalogue: TextsOf<typeof model> = {};
