import { X } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { overlayClasses } from "./dialog.tsx";

export const Sheet = DialogPrimitive.Root;
export const SheetTrigger = DialogPrimitive.Trigger;

/** A drawer at the start edge: the phone's sidebar. */
export function SheetContent({ title, children }: { title: string; children: ReactNode }) {
	const { t } = useTranslation();
	return (
		<DialogPrimitive.Portal>
			<DialogPrimitive.Overlay className={overlayClasses} />
			<DialogPrimitive.Content
				data-slot="sheet-content"
				aria-describedby={undefined}
				className="fixed inset-y-0 start-0 z-50 flex w-72 max-w-[85vw] flex-col gap-4 overflow-y-auto border-e bg-sidebar p-4 shadow-xl outline-none duration-200 data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:slide-out-to-left data-[state=open]:slide-in-from-left"
			>
				<header className="flex items-center justify-between">
					<DialogPrimitive.Title className="px-2 font-semibold">{title}</DialogPrimitive.Title>
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
