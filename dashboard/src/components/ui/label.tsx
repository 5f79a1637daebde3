import { Label as LabelPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

export const Label = ({ className, ...props }: ComponentProps<typeof LabelPrimitive.Root>) => (
	<LabelPrimitive.Root
		data-slot="label"
		className={cn("flex select-none items-center gap-2 font-medium text-sm leading-snug", className)}
		{...props}
	/>
);
