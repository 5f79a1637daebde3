/** As the rule in wrangler.toml makes it; Vite, for the tests of Node, would make it an address. */
declare module "*.ttf" {
	const font: unknown;
	export default font;
}
