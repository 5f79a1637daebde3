import { Slider as SliderPrimitive } from "radix-ui";
import { type ComponentProps, type MouseEvent, type PointerEvent, useRef } from "react";
import { cn } from "../../lib/cn.ts";

type Range = { min: number; max: number; onValueChange: (value: number) => void };

type SliderProps = Omit<ComponentProps<typeof SliderPrimitive.Root>, "value" | "defaultValue" | keyof Range> &
	Range & {
		value: number;
		thumb: {
			id: string;
			"aria-labelledby": string;
			"aria-describedby"?: string | undefined;
			"aria-valuetext"?: string;
		};
	};

/** How many pixels a finger goes sideways before it drags: until then it may be about to scroll. */
const SLOP = 8;

const isThumb = ({ target }: { target: EventTarget }) =>
	target instanceof Element && target.closest("[role=slider]") !== null;

/** Radix takes the value at the press. A finger's press may begin to scroll, so it sets the value by a drag or a tap. */
function useFinger({ min, max, onValueChange }: Range) {
	const finger = useRef<{ x: number; y: number; isDragging: boolean } | null>(null);
	return {
		onPointerDown: (event: PointerEvent) => {
			const { pointerType, clientX: x, clientY: y } = event;
			finger.current = pointerType === "mouse" ? null : { x, y, isDragging: false };
			if (finger.current && !isThumb(event)) event.preventDefault();
		},
		onPointerMove: (event: PointerEvent) => {
			if (!finger.current) return;
			const [x, y] = [Math.abs(event.clientX - finger.current.x), Math.abs(event.clientY - finger.current.y)];
			finger.current.isDragging ||= x > SLOP && x > y;
			if (!finger.current.isDragging) event.preventDefault();
		},
		onClick: (event: MouseEvent) => {
			if (!finger.current || isThumb(event)) return;
			const { left, width } = event.currentTarget.getBoundingClientRect();
			onValueChange(Math.round(min + ((event.clientX - left) / width) * (max - min)));
		},
	};
}

/** One number on a track. The thumb has the role, so it gets the label. */
export function Slider({ className, value, thumb, min, max, onValueChange, disabled = false, ...props }: SliderProps) {
	const finger = useFinger({ min, max, onValueChange });
	return (
		<SliderPrimitive.Root
			data-slot="slider"
			min={min}
			max={max}
			disabled={disabled}
			value={[value]}
			onValueChange={([next]) => next !== undefined && onValueChange(next)}
			className={cn(
				"relative flex h-9 w-full touch-pan-y touch-pinch-zoom select-none items-center data-disabled:opacity-55",
				className,
			)}
			{...(!disabled && finger)}
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
}
