import { Tabs as TabsPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

export const Tabs = ({ className, ...props }: ComponentProps<typeof TabsPrimitive.Root>) => (
	<TabsPrimitive.Root data-slot="tabs" className={cn("grid min-w-0 gap-5", className)} {...props} />
);

/** One of a few views, also by arrow keys; on phones the list wraps. */
export const TabsList = ({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) => (
	<TabsPrimitive.List data-slot="tabs-list" className={cn("flex flex-wrap gap-x-5 border-b", className)} {...props} />
);

export const TabsTrigger = ({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) => (
	<TabsPrimitive.Trigger
		data-slot="tabs-trigger"
		className={cn(
			"-mb-px min-h-10 rounded-t-sm border-transparent border-b-2 px-0.5 py-2 font-medium text-muted-foreground outline-none transition-colors hover:text-foreground focus-visible:ring-3 focus-visible:ring-ring/50 data-[state=active]:border-primary data-[state=active]:text-foreground",
			className,
		)}
		{...props}
	/>
);

export const TabsContent = ({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) => (
	<TabsPrimitive.Content
		data-slot="tabs-content"
		className={cn("min-w-0 rounded-sm outline-none focus-visible:ring-3 focus-visible:ring-ring/50", className)}
		{...props}
	/>
);
