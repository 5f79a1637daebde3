import i18next from "i18next";
import type { TextKey } from "./texts.ts";

/** True if a code from elsewhere (an error's, a menu entry's) is also the key of a loaded text. */
export const isTextKey = (code: string): code is TextKey => i18next.exists(code);
