import { Slider as SliderPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

type SliderProps = Omit<ComponentProps<typeof SliderPrimitive.Root>, "value" | "onValueChange" | "defaultValue"> & {
	value: number;
	onValueChange: (value: number) => void;
	thumb: { id: string; "aria-labelledby": string; "aria-valuetext"?: string };
};

/** One number on a track. The thumb has the role, so it gets the label. */
export const Slider = ({ className, value, onValueChange, thumb, ...props }: SliderProps) => (
	<SliderPrimitive.Root
		data-slot="slider"
		value={[value]}
		onValueChange={([next]) => next !== undefined && onValueChange(next)}
		className={cn("relative flex h-9 w-full touch-none select-none items-center data-disabled:opacity-55", className)}
		{...props}
	>
		<SliderPrimitive.Track className="relative h-1.5 w-full grow overflow-hidden rounded-full bg-secondary">
			<SliderPrimitive.Range className="absolute h-full bg-primary" />
		</SliderPrimitive.Track>
		<SliderPrimitive.Thumb
			className="block size-6 shrink-0 cursor-grab rounded-full border-2 border-primary bg-card shadow-sm outline-none transition-shadow focus-visible:ring-3 focus-visible:ring-ring/50 active:cursor-grabbing data-disabled:cursor-not-allowed"
			{...thumb}
		/>
	</SliderPrimitive.Root>
);
