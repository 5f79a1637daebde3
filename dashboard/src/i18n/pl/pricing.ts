import type { pricing as model } from "../en/pricing.ts";
import type { TextsOf } from "../texts.ts";

export const pricing: TextsOf<typeof model> = {};
