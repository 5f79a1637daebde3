import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#worker/orders/order.schema.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { Input } from "../../components/ui/input.tsx";
import type { MoveDetails } from "./order.api.ts";

type ReasonDialogProps = {
	action: "hold" | "notavail";
	order: Order;
	isSaving: boolean;
	onSubmit: (details: MoveDetails) => Promise<unknown>;
	onClose: () => void;
};

/** Why an order is put on hold, or which of its items are not available, and why. */
export function ReasonDialog({ action, order, isSaving, onSubmit, onClose }: ReasonDialogProps) {
	const { t } = useTranslation();
	const [reason, setReason] = useState("");
	const [isMissing, setMissing] = useState(false);
	const [meant, setMeant] = useState<ReadonlySet<number>>(new Set(order.items.map(({ position }) => position)));
	const isHold = action === "hold";
	const submit = async () => {
		if (!isHold && (reason.trim() === "" || meant.size === 0)) {
			setMissing(true);
			if (reason.trim() === "") document.querySelector<HTMLInputElement>("[data-reason]")?.focus();
			return;
		}
		const items = meant.size === order.items.length ? [] : [...meant];
		await onSubmit(isHold ? { reason: reason.trim() } : { reason: reason.trim(), items });
	};
	const toggle = (position: number) =>
		setMeant((previous) => {
			const next = new Set(previous);
			if (!next.delete(position)) next.add(position);
			return next;
		});
	return (
		<FormDialog
			title={t(isHold ? "orders.hold_title" : "orders.notavail_title", { number: order.orderNumber })}
			description={t(isHold ? "orders.hold_description" : "orders.notavail_description")}
			submitLabel={t(isHold ? "orders.hold" : "orders.notavail")}
			isDirty={reason.trim() !== "" || meant.size !== order.items.length}
			isSaving={isSaving}
			onSubmit={submit}
			onClose={onClose}
		>
			<Field
				label={t(isHold ? "orders.reason_optional" : "orders.reason")}
				error={isMissing && reason.trim() === "" ? { message: "orders.reason_missing" } : undefined}
			>
				{({ "aria-labelledby": _, ...aria }) => (
					<Input
						{...aria}
						data-reason
						value={reason}
						maxLength={500}
						onChange={(event) => setReason(event.target.value)}
					/>
				)}
			</Field>
			{!isHold && order.items.length > 1 && (
				<fieldset className="grid gap-1">
					<legend className="mb-1 font-medium">{t("orders.items_meant")}</legend>
					{order.items.map(({ position, title, sku }) => (
						<label key={position} className="flex min-h-8 cursor-pointer items-center gap-2.5">
							<input
								type="checkbox"
								className="size-4 shrink-0 accent-primary"
								checked={meant.has(position)}
								onChange={() => toggle(position)}
							/>
							<span className="min-w-0 wrap-anywhere">
								{title} <span className="text-muted-foreground">{sku}</span>
							</span>
						</label>
					))}
					{isMissing && meant.size === 0 && <p className="text-destructive text-xs">{t("orders.items_missing")}</p>}
				</fieldset>
			)}
		</FormDialog>
	);
}
