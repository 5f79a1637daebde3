import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

const badgeVariants = cva(
	"inline-flex w-fit shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-xs [&_svg]:size-3",
	{
		variants: {
			variant: {
				neutral: "bg-secondary text-secondary-foreground",
				success: "bg-success-soft text-success",
				warning: "bg-warning-soft text-warning",
				info: "bg-info-soft text-info",
			},
		},
		defaultVariants: { variant: "neutral" },
	},
);

export const Badge = ({
	className,
	variant,
	...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) => (
	<span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />
);
