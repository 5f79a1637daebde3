import { X } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";
import { Button } from "./button.tsx";

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

export const overlayClasses =
	"fixed inset-0 z-50 bg-overlay data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0";
export const dialogClasses =
	"fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 gap-5 overflow-y-auto rounded-xl border bg-popover p-6 text-popover-foreground shadow-xl outline-none duration-150 data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 data-[state=closed]:zoom-out-95 data-[state=open]:zoom-in-95";

type DialogContentProps = Omit<ComponentProps<typeof DialogPrimitive.Content>, "title"> & {
	title: ReactNode;
	description?: ReactNode;
};

export function DialogContent({
	className,
	title,
	description,
	children,
	onCloseAutoFocus,
	...props
}: DialogContentProps) {
	const { t } = useTranslation();
	const { opened, giveBack } = useReturnFocus();
	return (
		<DialogPrimitive.Portal>
			<DialogPrimitive.Overlay className={overlayClasses} />
			<DialogPrimitive.Content
				data-slot="dialog-content"
				className={cn(dialogClasses, className)}
				{...(description === undefined && { "aria-describedby": undefined })}
				onCloseAutoFocus={onCloseAutoFocus ?? giveBack}
				{...props}
			>
				{opened}
				<header className="grid gap-1.5 pe-8">
					<DialogPrimitive.Title className="font-semibold text-lg leading-tight">{title}</DialogPrimitive.Title>
					{description !== undefined && (
						<DialogPrimitive.Description className="text-muted-foreground">{description}</DialogPrimitive.Description>
					)}
				</header>
				{children}
				<DialogPrimitive.Close asChild>
					<Button variant="ghost" size="icon-sm" className="absolute end-4 top-4" aria-label={t("action.close")}>
						<X />
					</Button>
				</DialogPrimitive.Close>
			</DialogPrimitive.Content>
		</DialogPrimitive.Portal>
	);
}

/** Radix gives the focus back to a trigger only; a dialog that is shown on demand has none, so whoever had it gets it. */
export function useReturnFocus() {
	const opener = useRef<Element>(null);
	const remember = () => {
		opener.current = document.activeElement;
	};
	return {
		/** Stands in the dialog. */
		opened: <Opened onOpened={remember} />,
		giveBack: (event: Event) => {
			const { current } = opener;
			if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body) return;
			event.preventDefault();
			current.focus();
		},
	};
}

/** First rendered when the dialog opens, before anything in there takes the focus. */
function Opened({ onOpened }: { onOpened: () => void }) {
	useState(onOpened);
	return null;
}

export const DialogFooter = ({ className, ...props }: ComponentProps<"footer">) => (
	<footer
		data-slot="dialog-footer"
		className={cn("flex flex-col-reverse gap-2 sm:flex-row sm:justify-end", className)}
		{...props}
	/>
);
