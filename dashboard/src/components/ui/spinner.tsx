import { LoaderCircle } from "lucide-react";
import { cn } from "../../lib/cn.ts";

export const Spinner = ({ className }: { className?: string }) => (
	<LoaderCircle data-slot="spinner" aria-hidden className={cn("size-5 animate-spin", className)} />
);
