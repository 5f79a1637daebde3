export type Release = { version: string; integrity: string };

/** The element's place on the shop's page; its id is the config's target. */
export const divSnippet = ({ target, uuid }: { target: string; uuid: string }): string =>
	`<div id="${target}" data-wiper-finder="${uuid}"></div>`;

/** The evergreen script of a host: it follows our releases. */
export const scriptSnippet = (origin: string): string =>
	`<script type="module" async src="${origin}/finder/v1/wiper-finder.js"></script>`;

/** The script of one release, which never changes, with the hash that a browser checks. */
export const pinnedScriptSnippet = (origin: string, { version, integrity }: Release): string =>
	`<script type="module" async src="${origin}/finder/${version}/wiper-finder.js" integrity="${integrity}" crossorigin="anonymous"></script>`;

/** For the shop's own style sheet: the finder's room is free before the script has come, so that the page stands still. */
export const RESERVE_CSS = `[data-wiper-finder] {
	min-block-size: 500px;
}
@media (width >= 700px) {
	[data-wiper-finder] {
		min-block-size: 310px;
	}
}`;

/** What a strict Content-Security-Policy of the shop has to allow, directive by directive. */
export const cspDirectives = (origin: string): string[] => [
	`script-src ${origin}`,
	`connect-src ${origin}`,
	`img-src ${origin}`,
];
