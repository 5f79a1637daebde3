import { Switch as SwitchPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

export const Switch = ({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) => (
	<SwitchPrimitive.Root
		data-slot="switch"
		className={cn(
			"inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-transparent p-0.5 outline-none transition-colors focus-visible:ring-3 focus-visible:ring-ring/50 disabled:opacity-55 data-[state=checked]:bg-primary data-[state=unchecked]:bg-input",
			className,
		)}
		{...props}
	>
		<SwitchPrimitive.Thumb className="block size-4.5 rounded-full bg-white shadow-sm transition-transform data-[state=checked]:translate-x-4 rtl:data-[state=checked]:-translate-x-4" />
	</SwitchPrimitive.Root>
);
