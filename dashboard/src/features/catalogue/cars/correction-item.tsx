import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Correction } from "#worker/catalogue/correction.schema.ts";
import type { DifferenceSpan } from "#worker/catalogue/import.schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { SpanList } from "../review/span-list.tsx";
import { adaptersQuery } from "./cars.api.ts";
import { CorrectionStateBadge } from "./correction-state.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";

/** A correction beside what the import says, and the ways to change it. */
export function CorrectionItem({ correction, onEdit }: { correction: Correction; onEdit: () => void }) {
	const { t } = useTranslation();
	const spans = useCorrectedSpans(correction);
	return (
		<div className="grid gap-2 rounded-md bg-muted p-3">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<SpanList spans={spans} />
				<CorrectionStateBadge state={correction.state} />
			</div>
			<p className="text-muted-foreground text-xs">{t("cars.import_says")}</p>
			<SpanList spans={correction.imported} />
			{correction.reason && <p className="text-sm">{correction.reason}</p>}
			<div className="flex flex-wrap gap-2">
				<Button variant="outline" size="sm" onClick={onEdit}>
					<Pencil />
					{t("cars.edit_correction")}
				</Button>
				<WithdrawButton correction={correction} />
			</div>
		</div>
	);
}

/** What a correction says, with the adapters by name. */
export function useCorrectedSpans({ yearFrom, yearTo, options }: Correction): DifferenceSpan[] {
	const { data: adapters = [] } = useQuery(adaptersQuery);
	const named = options.map(({ adapterId, ...option }) => {
		const adapter = adapters.find(({ id }) => id === adapterId);
		return { ...option, adapter: adapter ? { id: adapter.id, technicalName: adapter.technicalName } : null };
	});
	return [{ yearFrom, yearTo, options: named }];
}
