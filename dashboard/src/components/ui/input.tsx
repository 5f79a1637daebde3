import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

export const inputClasses =
	"flex h-9 w-full min-w-0 rounded-md border border-input bg-card px-3 py-1 text-base shadow-xs outline-none transition-[border-color,box-shadow] placeholder:text-muted-foreground focus-visible:border-ring focus-visible:ring-3 focus-visible:ring-ring/40 disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-destructive aria-invalid:ring-destructive/25 md:text-sm";

export const Input = ({ className, type = "text", ...props }: ComponentProps<"input">) => (
	<input type={type} data-slot="input" className={cn(inputClasses, className)} {...props} />
);
