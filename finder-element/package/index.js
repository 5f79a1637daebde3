const NAME = "wiper-finder";

/** Loads the finder from its host, which has to be the script's origin. See index.d.ts. */
export async function loadWiperFinder(origin, { version = "v1" } = {}) {
	if (typeof customElements === "undefined") return undefined;
	if (!customElements.get(NAME)) {
		const script = new URL(`/finder/${version}/${NAME}.js`, origin).href;
		await import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ script);
	}
	return customElements.get(NAME);
}
