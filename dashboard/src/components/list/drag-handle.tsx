import { GripVertical } from "lucide-react";
import type { PointerEvent } from "react";
import { cn } from "../../lib/cn.ts";

type DragHandleProps = { className?: string; onPointerDown: (event: PointerEvent) => void };

/** Drags a row by mouse, pen or finger; by keyboard it is moved with its buttons. */
export const DragHandle = ({ className, onPointerDown }: DragHandleProps) => (
	<span
		aria-hidden
		data-grip
		onPointerDown={onPointerDown}
		className={cn(
			"-mx-1 grid w-7 cursor-grab touch-none place-items-center rounded-md text-muted-foreground hover:bg-accent active:cursor-grabbing",
			className,
		)}
	>
		<GripVertical className="size-4" />
	</span>
);
