import { Toolbar as ToolbarPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

/** One tab stop; the arrow keys move inside. */
export const Toolbar = ({ className, ...props }: ComponentProps<typeof ToolbarPrimitive.Root>) => (
	<ToolbarPrimitive.Root data-slot="toolbar" className={cn("flex flex-wrap", className)} {...props} />
);

export const ToolbarButton = ToolbarPrimitive.Button;
