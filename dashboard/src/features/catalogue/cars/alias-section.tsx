import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CarDetail } from "#worker/catalogue/cars/car.schema.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { notifySuccess } from "../../../lib/notify.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { useIdempotentCall } from "../../../lib/use-idempotent-call.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { refreshCatalogue } from "../catalogue.api.ts";
import { openYearsText } from "../spans-text.ts";
import { AliasDialog } from "./alias-dialog.tsx";
import { removeAlias } from "./cars.api.ts";

/** What visitors may type besides a model's name; an administrator adds to it and removes from it. */
export function AliasSection({ car }: { car: CarDetail }) {
	const { t } = useTranslation();
	const [isAdding, setIsAdding] = useState(false);
	const [removing, setRemoving] = useState("");
	const name = `${car.brand.name} ${car.model}`;
	const removeOnce = useIdempotentCall(removeAlias);
	const remove = useWrite({
		mutationFn: removeOnce,
		onSuccess: () => notifySuccess(t("cars.alias_removed")),
		onError: showProblem,
		onSettled: async (_data, _error, { text }) => {
			// The question about another one may have been opened since.
			setRemoving((shown) => (shown === text ? "" : shown));
			await refreshCatalogue();
		},
	});
	return (
		<section aria-label={t("catalogue.field_aliases")} className="grid gap-3 rounded-lg border p-4">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 className="font-semibold">{t("catalogue.field_aliases")}</h3>
				<Button variant="outline" size="sm" onClick={() => setIsAdding(true)}>
					<Plus />
					{t("cars.add_alias")}
				</Button>
			</div>
			{car.aliases.length === 0 && <p className="text-muted-foreground text-sm">{t("cars.no_aliases")}</p>}
			<ul className="grid gap-1 empty:hidden">
				{car.aliases.map(({ text, yearFrom, yearTo }) => (
					<li key={text} className="flex items-center justify-between gap-4 text-sm">
						<span className="min-w-0 break-words">
							{text} <span className="text-muted-foreground tabular-nums">{openYearsText(yearFrom, yearTo)}</span>
						</span>
						<Button
							variant="ghost"
							size="icon"
							aria-label={t("cars.remove_alias", { alias: text })}
							onClick={() => setRemoving(text)}
						>
							<X />
						</Button>
					</li>
				))}
			</ul>
			{isAdding && <AliasDialog modelId={car.id} name={name} onClose={() => setIsAdding(false)} />}
			<ConfirmDialog
				open={removing !== ""}
				title={t("cars.remove_alias_title", { alias: removing })}
				description={t("cars.remove_alias_description", { car: name })}
				yes={t("cars.remove_alias_yes")}
				no={t("action.cancel")}
				destructive
				busy={remove.isPending}
				onConfirm={() => remove.mutate({ modelId: car.id, text: removing })}
				onCancel={() => setRemoving("")}
			/>
		</section>
	);
}
