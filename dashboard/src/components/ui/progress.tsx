import { Progress as ProgressPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

type ProgressProps = Omit<ComponentProps<typeof ProgressPrimitive.Root>, "value" | "max"> & {
	/** 0 to 1; null: not known yet. */
	share: number | null;
	"aria-label": string;
};

export const Progress = ({ share, className, ...props }: ProgressProps) => (
	<ProgressPrimitive.Root
		data-slot="progress"
		value={share === null ? null : Math.round(share * 100)}
		className={cn("h-2 w-full overflow-hidden rounded-full bg-secondary", className)}
		{...props}
	>
		<ProgressPrimitive.Indicator
			className={cn(
				"h-full rounded-full bg-primary forced-color-adjust-none forced-colors:bg-[Highlight] transition-[width] motion-reduce:transition-none",
				share === null && "w-1/3 animate-pulse",
			)}
			style={share === null ? undefined : { width: `${Math.round(share * 100)}%` }}
		/>
	</ProgressPrimitive.Root>
);
