/** Vite's; the types that it comes with would bring the browser's. */
interface ImportMeta {
	glob<Module>(pattern: string, options: { query: string; import: string; eager: true }): Record<string, Module>;
}
