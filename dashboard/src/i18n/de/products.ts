import type { products as model } from "../en/products.ts";
import type { TextsOf } from "../texts.ts";

export const products: TextsOf<typeof model> = {};
