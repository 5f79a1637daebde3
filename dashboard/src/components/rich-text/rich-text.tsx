import { Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { Skeleton } from "../ui/skeleton.tsx";

// Brings the sanitiser with it.
const RichTextView = lazyPart(() => import("./rich-text-view.tsx"), "RichTextView");

/** Rich text, to be read. */
export const RichText = ({ html }: { html: string }) => (
	<Suspense fallback={<Skeleton className="h-24" />}>
		<RichTextView html={html} />
	</Suspense>
);
