/** Inserted by the build (build/failure-texts.ts), by language tag, for a missing bootstrap. */
declare const __FAILURE_TEXTS__: Record<string, import("./views/state-view.ts").FailureTexts>;
/** Only the English ones. */
declare const __ENGLISH_FAILURE_TEXTS__: typeof __FAILURE_TEXTS__;

/** Made by the build (build/later-modules.ts). */
declare module "virtual:given" {
	/** What the script gives to a module that loads later. */
	export const given: readonly unknown[];
	/** Of such a module: called with it when the module has loaded. */
	export function take(given: readonly unknown[]): void;
}
