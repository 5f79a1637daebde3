import { Command as CommandPrimitive } from "cmdk";
import { Search } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { dialogClasses, overlayClasses, useOpening } from "./dialog.tsx";

export const Command = ({ className, ...props }: ComponentProps<typeof CommandPrimitive>) => (
	<CommandPrimitive data-slot="command" className={cn("flex w-full flex-col overflow-hidden", className)} {...props} />
);

export const CommandInput = ({ className, ...props }: ComponentProps<typeof CommandPrimitive.Input>) => (
	<div className="flex h-10 shrink-0 items-center gap-2 border-b px-3">
		<Search aria-hidden className="size-4 shrink-0 text-muted-foreground" />
		<CommandPrimitive.Input
			data-slot="command-input"
			className={cn(
				"h-full w-full bg-transparent text-base outline-none placeholder:text-muted-foreground md:text-sm",
				className,
			)}
			{...props}
		/>
	</div>
);

export const CommandList = ({ className, ...props }: ComponentProps<typeof CommandPrimitive.List>) => (
	<CommandPrimitive.List
		data-slot="command-list"
		className={cn("max-h-72 scroll-py-1 overflow-y-auto overflow-x-hidden p-1", className)}
		{...props}
	/>
);

export const CommandEmpty = (props: ComponentProps<typeof CommandPrimitive.Empty>) => (
	<CommandPrimitive.Empty className="px-3 py-6 text-center text-muted-foreground" {...props} />
);

export const CommandItem = ({ className, ...props }: ComponentProps<typeof CommandPrimitive.Item>) => (
	<CommandPrimitive.Item
		data-slot="command-item"
		className={cn(
			"flex min-h-8 cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1.5 outline-none data-[selected=true]:bg-accent data-[selected=true]:text-accent-foreground [&_svg]:size-4 [&_svg]:shrink-0",
			className,
		)}
		{...props}
	/>
);

export const CommandGroup = ({ className, ...props }: ComponentProps<typeof CommandPrimitive.Group>) => (
	<CommandPrimitive.Group
		data-slot="command-group"
		className={cn(
			"[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:text-xs",
			className,
		)}
		{...props}
	/>
);

type CommandDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A command list near the top of the page, so that it does not move while its height changes. */
export const CommandDialog = ({ title, onClose, children }: CommandDialogProps) => (
	<DialogPrimitive.Root open onOpenChange={(open) => !open && onClose()}>
		<DialogPrimitive.Portal>
			<DialogPrimitive.Overlay className={overlayClasses} />
			<CommandDialogContent title={title}>{children}</CommandDialogContent>
		</DialogPrimitive.Portal>
	</DialogPrimitive.Root>
);

function CommandDialogContent({ title, children }: Omit<CommandDialogProps, "onClose">) {
	const { opened, giveBack, ignoreSecondClick } = useOpening();
	return (
		<DialogPrimitive.Content
			data-slot="command-dialog"
			aria-describedby={undefined}
			onCloseAutoFocus={giveBack}
			onPointerDownOutside={ignoreSecondClick}
			className={cn(dialogClasses, "top-[10dvh] max-w-xl translate-y-0 gap-0 overflow-hidden p-0")}
		>
			{opened}
			<DialogPrimitive.Title className="sr-only">{title}</DialogPrimitive.Title>
			{children}
		</DialogPrimitive.Content>
	);
}
