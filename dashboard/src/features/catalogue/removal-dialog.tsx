import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isConfirmed, needsConfirmation, type Removal } from "#worker/catalogue/versions/removal.rules.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Field } from "../../components/form/field.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { Input } from "../../components/ui/input.tsx";
import { formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

type RemovalDialogProps = {
	open: boolean;
	title: string;
	description: string;
	/** Undefined while it is not known: nothing can be confirmed. */
	removal: Removal | undefined;
	busy?: boolean;
	children?: ReactNode;
	onConfirm: (confirmRemoved: number | undefined) => void;
	onCancel: () => void;
};

/** Asks before another catalogue is activated, and for the number of removed cars if they are more than a tenth. */
export function RemovalDialog({ removal, busy = false, children, onConfirm, onCancel, ...dialog }: RemovalDialogProps) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const [typed, setTyped] = useState("");
	const isLoss = removal !== undefined && needsConfirmation(removal);
	const confirmed = isLoss ? numberOf(typed) : undefined;
	const isReady = removal !== undefined && isConfirmed(removal, confirmed);
	const end = (then: () => void) => {
		setTyped("");
		then();
	};
	const confirm = () => isReady && !busy && end(() => onConfirm(confirmed));
	return (
		<ConfirmDialog
			{...dialog}
			yes={t("catalogue.activate")}
			no={t("action.cancel")}
			destructive={isLoss}
			disabled={!isReady}
			busy={busy}
			onConfirm={confirm}
			onCancel={() => end(onCancel)}
		>
			{children}
			{isLoss && (
				<>
					<Callout variant="problem" role="alert">
						<strong className="font-semibold">
							{t("catalogue.removes_cars", {
								removed: formatNumber(removal.removed, tag),
								count: removal.total,
							})}
						</strong>
					</Callout>
					<Field label={t("catalogue.confirm_removal", { removed: removal.removed })}>
						{({ "aria-labelledby": _, ...aria }) => (
							<Input
								{...aria}
								inputMode="numeric"
								autoComplete="off"
								value={typed}
								onChange={({ target }) => setTyped(target.value)}
								onKeyDown={(event) => {
									if (event.key !== "Enter") return;
									event.preventDefault();
									confirm();
								}}
							/>
						)}
					</Field>
				</>
			)}
		</ConfirmDialog>
	);
}

/** Thousands may be grouped as in any of our languages. */
function numberOf(typed: string): number | undefined {
	const digits = typed.replaceAll(/[\s.,'’]/g, "");
	return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
