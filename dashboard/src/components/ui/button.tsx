import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import { Children, type ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Spinner } from "./spinner.tsx";

export const buttonVariants = cva(
	"inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium text-sm outline-none transition-[background-color,border-color,box-shadow,color] focus-visible:ring-3 focus-visible:ring-ring/50 disabled:pointer-events-none disabled:opacity-55 aria-busy:cursor-progress [&_svg:not([class*='size-'])]:size-4 [&_svg]:pointer-events-none [&_svg]:shrink-0",
	{
		variants: {
			variant: {
				default: "bg-primary text-primary-foreground shadow-xs hover:bg-primary/90",
				destructive: "bg-destructive text-destructive-foreground shadow-xs hover:bg-destructive/90",
				outline: "border bg-card shadow-xs hover:bg-accent hover:text-accent-foreground",
				secondary: "bg-secondary text-secondary-foreground hover:bg-secondary/75",
				ghost: "hover:bg-accent hover:text-accent-foreground",
				link: "text-primary underline-offset-4 hover:underline",
			},
			size: {
				default: "h-9 px-4",
				sm: "h-8 gap-1.5 px-3",
				lg: "h-10 px-6",
				icon: "size-9",
				"icon-sm": "size-8",
				inline: "h-auto p-0",
			},
		},
		defaultVariants: { variant: "default", size: "default" },
	},
);

type ButtonProps = ComponentProps<"button"> &
	VariantProps<typeof buttonVariants> & { asChild?: boolean; busy?: boolean };

/** `busy`: its action is under way; it stays focused and readable, and ignores further presses. */
export function Button({
	className,
	variant,
	size,
	asChild = false,
	busy = false,
	children,
	onClick,
	...props
}: ButtonProps) {
	const classes = cn(buttonVariants({ variant, size }), className);
	if (asChild) {
		return (
			<Slot.Root data-slot="button" className={classes} onClick={onClick} {...props}>
				{children}
			</Slot.Root>
		);
	}
	return (
		<button
			type="button"
			data-slot="button"
			className={classes}
			aria-busy={busy || undefined}
			aria-disabled={busy || undefined}
			onClick={busy ? (event) => event.preventDefault() : onClick}
			{...props}
		>
			{busy && <Spinner className="size-4" />}
			{Children.map(children, (child) =>
				// A browser's translation replaces a text, and React would go on changing the old one: it finds its element.
				typeof child === "string" ? <span className="contents">{child}</span> : child,
			)}
		</button>
	);
}
