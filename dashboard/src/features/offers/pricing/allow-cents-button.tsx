import { createContext, type MouseEvent, use } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/ui/button.tsx";

export type CentsLeave = { allow: () => Promise<void>; isPending: boolean };

/** How prices get leave to have cents; null: who looks on can't give it. */
export const CentsLeaveContext = createContext<CentsLeave | null>(null);

type AllowCentsButtonProps = { tabIndex?: number; className?: string; onPress?: () => void };

/** Stands where a price was refused for its cents. */
export function AllowCentsButton({ tabIndex, className, onPress }: AllowCentsButtonProps) {
	const { t } = useTranslation();
	const leave = use(CentsLeaveContext);
	if (leave === null) return null;
	const press = async ({ currentTarget }: MouseEvent) => {
		// It goes with the problem, and would take the focus along.
		const cell = currentTarget.closest("[role=row]")?.querySelector<HTMLElement>("[data-cell]");
		onPress?.();
		await leave.allow();
		cell?.focus();
	};
	return (
		<Button
			variant="link"
			size="inline"
			className={className}
			tabIndex={tabIndex}
			busy={leave.isPending}
			onClick={(event) => void press(event)}
		>
			{t("finder.allow_cents")}
		</Button>
	);
}
