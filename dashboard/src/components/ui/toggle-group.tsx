import { ToggleGroup as ToggleGroupPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

type ToggleGroupProps = {
	value: string;
	onValueChange: (value: string) => void;
	"aria-label": string;
	className?: string;
	children: ComponentProps<"div">["children"];
};

/** One of a few choices, side by side; one is always selected. */
export const ToggleGroup = ({ className, onValueChange, ...props }: ToggleGroupProps) => (
	<ToggleGroupPrimitive.Root
		type="single"
		data-slot="toggle-group"
		onValueChange={(value) => value !== "" && onValueChange(value)}
		className={cn("inline-flex flex-wrap items-center gap-0.5 rounded-lg bg-secondary p-0.5", className)}
		{...props}
	/>
);

export const ToggleGroupItem = ({ className, ...props }: ComponentProps<typeof ToggleGroupPrimitive.Item>) => (
	<ToggleGroupPrimitive.Item
		data-slot="toggle-group-item"
		className={cn(
			"inline-flex min-h-7 min-w-8 items-center justify-center gap-1.5 rounded-md px-2 text-muted-foreground outline-none transition-colors hover:text-foreground focus-visible:ring-3 focus-visible:ring-ring/50 data-[state=on]:bg-card data-[state=on]:text-foreground data-[state=on]:shadow-xs [&_svg]:size-4",
			className,
		)}
		{...props}
	/>
);
