export const IMAGE_TYPES = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" } as const;
export type ImageExtension = keyof typeof IMAGE_TYPES;

/** Where pictures are served. */
export const IMAGE_PATH = "/uploads/images/finder/";

/** A name that a configuration may store. A picture from before there were several sizes has no size in its name. */
export const IMAGE_NAME = /[0-9a-f]{64}(?:-\d{1,4}x\d{1,4})?\.(?:png|jpg|webp)/;

/** The widths in pixels, beside its own, in which a wider picture is stored: for a thumbnail, and for a card. */
const SMALLER_WIDTHS = [320, 800] as const;

/** The widths in which a picture of this width is stored as WebP, its own last. */
export const webpWidths = (width: number): number[] => [...SMALLER_WIDTHS.filter((one) => one < width), width];

type ImageSize = { hash: string; width: number; height: number; extension: ImageExtension };

/** The name of a picture in the format of its upload; it is the one that configurations store. */
export const imageName = ({ hash, width, height, extension }: ImageSize): string =>
	`${hash}-${width}x${height}.${extension}`;

/** The name of the same picture as WebP. */
export const webpName = (hash: string, width: number): string => `${hash}-${width}.webp`;

/** The name of the same picture as papers show it; it isn't served. */
export const printedName = (hash: string): string => `${hash}-printed.png`;

/** All names of a picture begin with its hash. */
export const hashOfName = (name: string): string => name.slice(0, 64);

/** The parts of a name that an upload can have; undefined for any other text. */
export function parseImageName(name: string): { type: string } | undefined {
	const [, extension] = /^[0-9a-f]{64}(?:-\d{1,4}(?:x\d{1,4})?)?\.(png|jpg|webp)$/.exec(name) ?? [];
	return isExtension(extension) ? { type: IMAGE_TYPES[extension] } : undefined;
}

const isExtension = (text: string | undefined): text is ImageExtension => text !== undefined && text in IMAGE_TYPES;

/** What an `img` needs to load the smallest WebP that fits; browsers without WebP load the format of the upload. */
export function imageSources(path: string, toUrl: (path: string) => string): { srcset?: string; src: string } {
	const [, stem, width] = /^(.+)-(\d+)x\d+\.\w+$/.exec(path) ?? [];
	const src = toUrl(path);
	if (!stem) return { src };
	const sizes = webpWidths(Number(width)).map((one) => `${toUrl(webpName(stem, one))} ${one}w`);
	return { srcset: sizes.join(", "), src };
}

/** The path of the largest WebP, where only one address can be given. */
export const webpPath = (path: string): string => path.replace(/-(\d+)x\d+\.\w+$/, "-$1.webp");
