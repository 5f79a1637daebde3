import { Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { Skeleton } from "../ui/skeleton.tsx";

// Loads the sanitiser with it.
const RichTextView = lazyPart(() => import("./rich-text-view.tsx"), "RichTextView");

/** Rich text, read only. */
export const RichText = ({ html }: { html: string }) => (
	<Suspense fallback={<Skeleton className="h-24" />}>
		<RichTextView html={html} />
	</Suspense>
);
