import type { audit as model } from "../en/audit.ts";
import type { TextsOf } from "../texts.ts";

export const audit: TextsOf<typeof model> = {};
