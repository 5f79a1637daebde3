import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

export const Card = ({ className, ...props }: ComponentProps<"section">) => (
	<section
		data-slot="card"
		className={cn("rounded-xl border bg-card text-card-foreground shadow-card", className)}
		{...props}
	/>
);
