import { useId } from "react";
import { useTranslation } from "react-i18next";
import { changeColumn } from "#worker/catalogue/import/change-mapping.rules.ts";
import { guessMapping, type MissingColumn } from "#worker/catalogue/import/detect-mapping.rules.ts";
import { FIELDS, type Field } from "#worker/catalogue/import/mapping.rules.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { ColumnField } from "../../imports/column-field.tsx";
import { FIELD_NAMES } from "./field-names.ts";
import { changeDraft, type ImportDraft } from "./import-draft.ts";

/** The field at which a missing column is reported. */
const MISSING_AT: Record<MissingColumn, { field: Field; message: string }> = {
	brand: { field: "brand", message: "catalogue.brand_column_missing" },
	model: { field: "model", message: "catalogue.model_column_missing" },
	year: { field: "year", message: "catalogue.year_column_missing" },
	size: { field: "driver", message: "catalogue.size_column_missing" },
};

/** `otherUnit`: the fields whose column is in another unit than the others. */
type MappingCardProps = { draft: ImportDraft; missing: MissingColumn[]; otherUnit: Field[] };

/** Which column holds what. */
export function MappingCard({ draft, missing, otherUnit }: MappingCardProps) {
	const { t } = useTranslation();
	const id = useId();
	const { head, mapping, isRemembered } = draft;
	const errors = new Map<Field, { message: string }>([
		...missing.map((column) => [MISSING_AT[column].field, MISSING_AT[column]] as const),
		...otherUnit.map((field) => [field, { message: "catalogue.units_mixed" }] as const),
	]);
	const choose = (field: Field, column: number | undefined) =>
		changeDraft({ mapping: changeColumn(mapping, head.header, field, column), isRemembered: false });
	return (
		<Card aria-labelledby={id} className="grid gap-4 p-5">
			<div className="grid gap-1">
				<h2 id={id} className="font-semibold">
					{t("catalogue.mapping")}
				</h2>
				<p className="text-pretty text-muted-foreground">{t("catalogue.mapping_description")}</p>
			</div>
			{isRemembered && (
				<Callout>
					{t("catalogue.remembered")}{" "}
					<Button
						variant="link"
						size="inline"
						onClick={() => changeDraft({ mapping: guessMapping(head.header), isRemembered: false })}
					>
						{t("catalogue.detect_again")}
					</Button>
				</Callout>
			)}
			<div className="grid gap-x-5 gap-y-4 @lg/page:grid-cols-2 @wide/page:grid-cols-3">
				{FIELDS.map((field) => (
					<ColumnField
						key={field}
						label={t(FIELD_NAMES[field])}
						head={head}
						column={mapping.columns[field]}
						error={errors.get(field)}
						onChoose={(column) => choose(field, column)}
					/>
				))}
			</div>
		</Card>
	);
}
