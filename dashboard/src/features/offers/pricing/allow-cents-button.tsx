import { createContext, type MouseEvent, use } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/ui/button.tsx";

export type AllowCents = { allow: () => Promise<void>; isPending: boolean };

/** Allows prices to have cents; null: a read-only user can't. */
export const AllowCentsContext = createContext<AllowCents | null>(null);

type AllowCentsButtonProps = { tabIndex?: number; className?: string; onPress?: () => void };

/** Shown beside a price that is invalid because of its cents. */
export function AllowCentsButton({ tabIndex, className, onPress }: AllowCentsButtonProps) {
	const { t } = useTranslation();
	const allowCents = use(AllowCentsContext);
	if (allowCents === null) return null;
	const press = async ({ currentTarget }: MouseEvent) => {
		// The button disappears with the problem, and the focus with it.
		const cell = currentTarget.closest("[role=row]")?.querySelector<HTMLElement>("[data-cell]");
		onPress?.();
		await allowCents.allow();
		cell?.focus();
	};
	return (
		<Button
			variant="link"
			size="inline"
			className={className}
			tabIndex={tabIndex}
			busy={allowCents.isPending}
			onClick={(event) => void press(event)}
		>
			{t("finder.allow_cents")}
		</Button>
	);
}
