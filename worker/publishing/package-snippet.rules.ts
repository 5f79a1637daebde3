/** For shops with a build: the npm package of the element, from the finder's own host. */
export type PackageSnippets = {
	/** The command that installs it. */
	install: string;
	/** Loads the element. */
	load: string;
	element: string;
};

type Source = { origin: string; version: string; isPinned: boolean };

export function packageSnippets({ uuid }: { uuid: string }, { origin, version, isPinned }: Source): PackageSnippets {
	const options = isPinned ? `, { version: "${version}" }` : "";
	return {
		install: `npm install ${origin}/finder/${version}/package.tgz`,
		load: `import { loadWiperFinder } from "@wiper-finder/element";\n\nloadWiperFinder("${origin}"${options}).catch(console.error);`,
		element: `<wiper-finder finder="${uuid}"></wiper-finder>`,
	};
}
