import { AlertDialog as AlertDialogPrimitive } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { dialogClasses, overlayClasses, useOpening } from "./dialog.tsx";

export const AlertDialog = AlertDialogPrimitive.Root;
export const AlertDialogCancel = AlertDialogPrimitive.Cancel;

type AlertDialogContentProps = { title: ReactNode; description: ReactNode; body?: ReactNode; children: ReactNode };

export function AlertDialogContent({ title, description, body, children }: AlertDialogContentProps) {
	const { opened, giveBack } = useOpening();
	return (
		<AlertDialogPrimitive.Portal>
			<AlertDialogPrimitive.Overlay className={overlayClasses} />
			<AlertDialogPrimitive.Content
				data-slot="alert-dialog-content"
				className={cn(dialogClasses, "max-w-md")}
				onCloseAutoFocus={giveBack}
			>
				{opened}
				<div className="grid min-h-0 gap-4 overflow-y-auto p-6 short:overflow-visible">
					<div className="grid gap-2">
						<AlertDialogPrimitive.Title className="text-pretty font-semibold text-lg leading-tight">
							{title}
						</AlertDialogPrimitive.Title>
						<AlertDialogPrimitive.Description className="text-pretty text-muted-foreground leading-relaxed">
							{description}
						</AlertDialogPrimitive.Description>
					</div>
					{body}
				</div>
				<footer className="flex flex-wrap justify-end gap-2 px-6 pb-6 max-sm:[&>button]:flex-1">{children}</footer>
			</AlertDialogPrimitive.Content>
		</AlertDialogPrimitive.Portal>
	);
}
