import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { type UseFormReturn, useFieldArray, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { fieldErrorKey } from "../../components/form/field-error.ts";
import { Button } from "../../components/ui/button.tsx";
import { FinderField } from "./finder-field.tsx";
import { LineRow } from "./line-row.tsx";
import { companyFindersQuery } from "./order.api.ts";
import { isUntouched, newLine, type OrderValues } from "./order-values.ts";
import { PasteLines } from "./paste-lines.tsx";
import type { PastedLine } from "./pasted-lines.rules.ts";
import { ProductSearch } from "./product-search.tsx";

type LineEditorProps = {
	form: UseFormReturn<OrderValues>;
	/** Whose products are searched; undefined: not chosen yet. */
	companyId: number | undefined;
};

/** The lines of an order: searched, typed, or pasted from a spreadsheet. */
export function LineEditor({ form, companyId }: LineEditorProps) {
	const { t } = useTranslation();
	const { control, formState } = form;
	const { fields, append, insert, remove } = useFieldArray({ control, name: "items" });
	const finder = useWatch({ control, name: "finder" });
	const { data } = useQuery(companyFindersQuery(companyId));
	const finders = data?.data ?? [];
	/** By the car's id: the order keeps the id alone. */
	const [carNames, setCarNames] = useState<Readonly<Record<string, string>>>({});
	const adding = useRef<HTMLButtonElement>(null);
	const whole = formState.errors.items?.root ?? formState.errors.items;
	const add = (lines: readonly (PastedLine & { car?: string })[], at = fields.length) => {
		const rows = lines.map(({ sku, quantity, car }) => newLine(sku, quantity, car));
		if (isUntouched(form.getValues("items"))) form.setValue("items", rows, { shouldDirty: true });
		else insert(at, rows, { shouldFocus: false });
	};
	return (
		<section aria-label={t("orders.items")} className="grid min-w-0 gap-4">
			<h2 className="font-semibold">{t("orders.items")}</h2>
			<FinderField form={form} finders={finders} />
			<ProductSearch
				finder={finders.find(({ id }) => id === finder) ?? finders[0]}
				onChoose={({ sku, car }) => {
					if (car) setCarNames((names) => ({ ...names, [car.id]: car.name }));
					add([{ sku, quantity: 1, car: car?.id ?? "" }]);
				}}
			/>
			<ol className="grid gap-3">
				{fields.map(({ id }, at) => (
					<LineRow
						key={id}
						form={form}
						at={at}
						carNames={carNames}
						onRemove={
							fields.length > 1
								? () => {
										remove(at);
										// The button that was pressed no longer exists.
										adding.current?.focus();
									}
								: undefined
						}
						onPasteMany={(lines) => {
							remove(at);
							add(lines, at);
						}}
					/>
				))}
			</ol>
			{typeof whole?.message === "string" && (
				<p role="alert" className="text-destructive text-xs">
					{t(fieldErrorKey(whole))}
				</p>
			)}
			<Button ref={adding} variant="outline" className="justify-self-start" onClick={() => append(newLine())}>
				<Plus />
				{t("orders.add_line")}
			</Button>
			<PasteLines form={form} />
		</section>
	);
}
