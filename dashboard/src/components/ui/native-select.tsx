import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { inputClasses } from "./input.tsx";

/** The platform's own select: best on phones, by keyboard and for screen readers, if there are few choices. */
export const NativeSelect = ({ className, ...props }: ComponentProps<"select">) => (
	<span data-slot="native-select" className={cn("relative block", className)}>
		<select className={cn(inputClasses, "cursor-pointer appearance-none pe-9 [&>option]:bg-popover")} {...props} />
		<ChevronDown
			aria-hidden
			className="-translate-y-1/2 pointer-events-none absolute end-3 top-1/2 size-4 text-muted-foreground"
		/>
	</span>
);
