import { Popover as PopoverPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

export const Popover = PopoverPrimitive.Root;
export const PopoverTrigger = PopoverPrimitive.Trigger;

/** The trigger gets the focus back, unless somebody has gone on to another field while the content was closing. */
function keepFocus(event: Event): void {
	const focused = document.activeElement;
	if (focused instanceof HTMLElement && focused.tabIndex >= 0) event.preventDefault();
}

export const PopoverContent = ({ className, ...props }: ComponentProps<typeof PopoverPrimitive.Content>) => (
	<PopoverPrimitive.Portal>
		<PopoverPrimitive.Content
			data-slot="popover-content"
			sideOffset={6}
			align="start"
			onCloseAutoFocus={keepFocus}
			className={cn(
				"z-50 flex max-h-(--radix-popover-content-available-height) flex-col rounded-lg border bg-popover text-popover-foreground shadow-lg outline-none data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0",
				className,
			)}
			{...props}
		/>
	</PopoverPrimitive.Portal>
);
