import type { contents as model } from "../en/contents.ts";
import type { TextsOf } from "../texts.ts";

export const contents: TextsOf<typeof model> = {};
