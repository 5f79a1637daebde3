import { lazy, Suspense } from "react";
import { Skeleton } from "../ui/skeleton.tsx";

// Brings the sanitiser with it.
const RichTextView = lazy(() => import("./rich-text-view.tsx").then(({ RichTextView }) => ({ default: RichTextView })));

/** Rich text, to be read. */
export const RichText = ({ html }: { html: string }) => (
	<Suspense fallback={<Skeleton className="h-24" />}>
		<RichTextView html={html} />
	</Suspense>
);
