import { cn } from "../../lib/cn.ts";

export const Skeleton = ({ className }: { className?: string }) => (
	<div data-slot="skeleton" aria-hidden className={cn("animate-pulse rounded-md bg-secondary", className)} />
);
