import { cva, type VariantProps } from "class-variance-authority";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

const calloutVariants = cva(
	"flex gap-2.5 rounded-lg px-3 py-2.5 leading-relaxed [&>svg]:mt-0.75 [&>svg]:size-4 [&>svg]:shrink-0",
	{
		variants: {
			variant: {
				info: "bg-info-soft text-info",
				warning: "bg-warning-soft text-warning",
				problem: "border border-destructive/40 bg-card text-destructive",
			},
		},
		defaultVariants: { variant: "info" },
	},
);

const ICONS = { info: Info, warning: TriangleAlert, problem: CircleAlert };

/** A short highlighted message beside what it is about. */
export function Callout({
	className,
	variant,
	children,
	...props
}: ComponentProps<"div"> & VariantProps<typeof calloutVariants>) {
	const Icon = ICONS[variant ?? "info"];
	return (
		<div data-slot="callout" className={cn(calloutVariants({ variant }), className)} {...props}>
			<Icon aria-hidden />
			<div className="min-w-0 flex-1">{children}</div>
		</div>
	);
}
