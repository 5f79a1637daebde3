import { cva, type VariantProps } from "class-variance-authority";
import { X } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";
import { Button } from "./button.tsx";
import { overlayClasses, showFocused, useOpening } from "./dialog.tsx";

export const Sheet = DialogPrimitive.Root;
export const SheetTrigger = DialogPrimitive.Trigger;

const sheetVariants = cva(
	"fixed inset-y-0 z-50 flex max-w-[85vw] flex-col gap-4 p-4 shadow-xl outline-none duration-200 data-[state=closed]:animate-out data-[state=open]:animate-in",
	{
		variants: {
			side: {
				start:
					"start-0 w-72 border-e bg-sidebar data-[state=closed]:slide-out-to-left data-[state=open]:slide-in-from-left",
				end: "end-0 w-2xl max-w-[94vw] overflow-y-auto border-s bg-popover data-[state=closed]:slide-out-to-right data-[state=open]:slide-in-from-right sm:p-6",
			},
		},
		defaultVariants: { side: "start" },
	},
);

type SheetContentProps = { title: string; children: ReactNode } & VariantProps<typeof sheetVariants>;

/** A drawer: the phone's sidebar at the start edge, a row's details at the end edge. */
export function SheetContent({ title, side, children }: SheetContentProps) {
	const { t } = useTranslation();
	const { opened, giveBack, ignoreSecondClick } = useOpening();
	return (
		<DialogPrimitive.Portal>
			<DialogPrimitive.Overlay className={overlayClasses} />
			<DialogPrimitive.Content
				data-slot="sheet-content"
				aria-describedby={undefined}
				className={cn(sheetVariants({ side }))}
				onCloseAutoFocus={giveBack}
				onFocus={showFocused}
				onPointerDownOutside={ignoreSecondClick}
			>
				{opened}
				<header className="flex items-center justify-between gap-3">
					<DialogPrimitive.Title className={side === "end" ? "font-semibold text-lg" : "px-2 font-semibold"}>
						{title}
					</DialogPrimitive.Title>
					<DialogPrimitive.Close asChild>
						<Button variant="ghost" size="icon-sm" aria-label={t("action.close")}>
							<X />
						</Button>
					</DialogPrimitive.Close>
				</header>
				{children}
			</DialogPrimitive.Content>
		</DialogPrimitive.Portal>
	);
}
