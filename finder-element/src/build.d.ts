/** Inserted by the build (build/retry-labels.ts): the button to try again, by locale, for a missing bootstrap. */
declare const __RETRY_LABELS__: Record<string, string>;

/** Made by the build (build/later-modules.ts). */
declare module "virtual:given" {
	/** What the script gives to a module that loads later. */
	export const given: readonly unknown[];
	/** Of such a module: called with it when the module has loaded. */
	export function take(given: readonly unknown[]): void;
}
