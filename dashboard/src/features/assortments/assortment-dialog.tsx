import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { problemText } from "../../lib/problem-text.ts";
import { assortmentQuery } from "./assortment.api.ts";
import { AssortmentFormDialog } from "./assortment-form-dialog.tsx";

type AssortmentDialogProps = { id: number | "new"; onClose: () => void };

/** Adds an assortment, or reads one with its blades and edits it. */
export const AssortmentDialog = ({ id, onClose }: AssortmentDialogProps) =>
	id === "new" ? (
		<AssortmentFormDialog assortment={undefined} onClose={onClose} />
	) : (
		<ReadAssortment id={id} onClose={onClose} />
	);

function ReadAssortment({ id, onClose }: { id: number; onClose: () => void }) {
	const { t } = useTranslation();
	const { data, error, refetch } = useQuery(assortmentQuery(id));
	if (data) return <AssortmentFormDialog assortment={data} onClose={onClose} />;
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent title={t("assortment.edit_title")} className="max-w-5xl">
				{error ? (
					<Callout variant="problem" role="alert">
						{problemText(error)}{" "}
						<Button variant="link" size="inline" onClick={() => void refetch()}>
							{t("action.retry")}
						</Button>
					</Callout>
				) : (
					<Skeleton className="h-96" />
				)}
			</DialogContent>
		</Dialog>
	);
}
