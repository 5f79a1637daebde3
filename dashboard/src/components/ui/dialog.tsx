import { X } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import { type ComponentProps, type FocusEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";
import { Button } from "./button.tsx";

export const Dialog = DialogPrimitive.Root;

export const overlayClasses =
	"fixed inset-0 z-50 bg-overlay data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0";
export const dialogClasses =
	"fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 flex-col overflow-hidden rounded-xl border bg-popover text-popover-foreground short:overflow-y-auto shadow-xl outline-none duration-150 data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 data-[state=closed]:zoom-out-95 data-[state=open]:zoom-in-95";

/** The scrolling part of a dialog: title and footer stay visible, except on a screen too low for both. */
const dialogBodyClasses =
	"relative grid min-h-0 flex-1 auto-rows-max grid-cols-1 content-start gap-5 overflow-y-auto scroll-pb-24 px-6 pt-5 pb-6 short:flex-none short:overflow-visible";

type DialogContentProps = Omit<ComponentProps<typeof DialogPrimitive.Content>, "title"> & {
	title: ReactNode;
	description?: ReactNode;
	/** The padding of what scrolls between title and footer. */
	bodyClassName?: string;
};

export function DialogContent({
	className,
	bodyClassName,
	title,
	description,
	children,
	onCloseAutoFocus,
	...props
}: DialogContentProps) {
	const { t } = useTranslation();
	const { opened, giveBack: returnFocus, ignoreSecondClick } = useOpening();
	return (
		<DialogPrimitive.Portal>
			<DialogPrimitive.Overlay className={overlayClasses} />
			<DialogPrimitive.Content
				data-slot="dialog-content"
				className={cn(dialogClasses, className)}
				{...(description === undefined && { "aria-describedby": undefined })}
				onCloseAutoFocus={onCloseAutoFocus ?? returnFocus}
				onFocus={showFocused}
				onPointerDownOutside={ignoreSecondClick}
				{...props}
			>
				{opened}
				<header className="grid gap-1.5 ps-6 pe-14 pt-6">
					<DialogPrimitive.Title className="font-semibold text-lg leading-tight">{title}</DialogPrimitive.Title>
					{description !== undefined && (
						<DialogPrimitive.Description className="text-muted-foreground">{description}</DialogPrimitive.Description>
					)}
				</header>
				<div className={cn(dialogBodyClasses, bodyClassName)}>{children}</div>
				<DialogPrimitive.Close asChild>
					<Button variant="ghost" size="icon-sm" className="absolute end-4 top-4" aria-label={t("action.close")}>
						<X />
					</Button>
				</DialogPrimitive.Close>
			</DialogPrimitive.Content>
		</DialogPrimitive.Portal>
	);
}

/** Radix moves the focus into a dialog, and from its end to its beginning, without scrolling there. */
export const showFocused = ({ target }: FocusEvent) => {
	if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
};

/** For a dialog to read: it begins at its beginning, and not at the button below its text. */
export const focusDialog = (event: Event) => {
	event.preventDefault();
	if (event.target instanceof HTMLElement) event.target.focus();
};

/** How long after the first click of a double click the second one may come. */
const DOUBLE_CLICK_MS = 500;

/** What a dialog's end and its surroundings depend on: where the focus was when it opened, and when that was. */
export function useOpening() {
	const opener = useRef<Element>(null);
	const openedAt = useRef(0);
	const storeOpener = () => {
		opener.current = document.activeElement;
		openedAt.current = performance.now();
	};
	return {
		/** The focus is in the dialog. */
		opened: <Opened onOpened={storeOpener} />,
		/** The second click of a double click on the dialog's button is outside the dialog, and doesn't close it. */
		ignoreSecondClick: (press: Event) => {
			if (performance.now() - openedAt.current < DOUBLE_CLICK_MS) press.preventDefault();
		},
		/** Radix returns the focus only to a trigger; a dialog without a trigger returns it to the element that had it. */
		giveBack: (event: Event) => {
			const { current } = opener;
			if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body) return;
			event.preventDefault();
			current.focus();
		},
	};
}

/** Rendered when the dialog opens, before anything in it takes the focus. */
function Opened({ onOpened }: { onOpened: () => void }) {
	useState(onOpened);
	return null;
}

/** Stays at the dialog's lower edge while the content above it scrolls. */
export const DialogFooter = ({ className, ...props }: ComponentProps<"footer">) => (
	<footer
		data-slot="dialog-footer"
		className={cn(
			"-mx-6 -mb-6 -bottom-6 sticky z-10 flex flex-wrap items-center justify-end gap-2 border-t bg-popover px-6 py-4 max-sm:[&>button]:flex-1 short:static",
			className,
		)}
		{...props}
	/>
);
