import "i18next";
import type { Texts } from "./i18n/texts.ts";

declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "translation";
		keySeparator: false;
		nsSeparator: false;
		enableSelector: false;
		resources: { translation: Texts };
	}
}
