import { Cable, type LucideIcon, RotateCcw, Waves } from "lucide-react";
import type { AssortmentKind } from "#worker/assortments/assortment.rules.ts";
import { cn } from "../../lib/cn.ts";
import { imageProps } from "../../lib/image-props.ts";

const ICONS: Readonly<Record<AssortmentKind, LucideIcon>> = { front: Waves, rear: RotateCcw, adapter: Cable };

type AssortmentPictureProps = {
	path: string | null;
	kind: AssortmentKind;
	/** About the width at which it is shown. */
	sizes: string;
	className?: string;
};

/** An assortment's picture as visitors see it, on white as in most shops; an icon of its kind if there is none. */
export function AssortmentPicture({ path, kind, sizes, className }: AssortmentPictureProps) {
	const Icon = ICONS[kind];
	return (
		<span
			className={cn(
				"grid shrink-0 place-items-center overflow-hidden rounded-lg border text-muted-foreground",
				path === null ? "bg-muted" : "bg-white",
				className,
			)}
		>
			{path === null ? (
				<Icon aria-hidden className="size-5" />
			) : (
				<img {...imageProps(path, sizes)} alt="" loading="lazy" className="size-full object-contain" />
			)}
		</span>
	);
}
