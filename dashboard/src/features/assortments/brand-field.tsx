import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { type Control, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ComboboxField } from "../../components/form/bound-fields.tsx";
import { Field } from "../../components/form/field.tsx";
import { StaleDialog } from "../../components/form/stale-dialog.tsx";
import { useDiscardConfirmation } from "../../components/form/use-discard-confirmation.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Input } from "../../components/ui/input.tsx";
import type { AssortmentValues } from "./assortment-values.ts";
import { brandsQuery } from "./brand.api.ts";
import type { BrandEdit } from "./use-brand-edit.ts";

type BrandFieldProps = {
	control: Control<AssortmentValues>;
	brand: BrandEdit;
	className?: string | undefined;
};

/** Chooses the maker; a new one is added, and a name changed, without leaving the form. */
export function BrandField({ control, brand, className }: BrandFieldProps) {
	const { t } = useTranslation();
	const { data: brands } = useQuery(brandsQuery());
	const make = useWatch({ control, name: "make" });
	const chosen = brands?.find(({ id }) => id === make);
	return (
		<div className={className}>
			<div className="flex min-w-0 items-start gap-2">
				<ComboboxField
					control={control}
					name="make"
					label={t("assortment.brand")}
					placeholder={t("field.choose")}
					choices={(brands ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
					toValue={Number}
					className="min-w-0 flex-1"
				/>
				<div className="flex gap-1 pt-6.25">
					<Button
						variant="outline"
						size="icon"
						aria-label={t("assortment.add_brand")}
						title={t("assortment.add_brand")}
						onClick={() => brand.begin(null, "")}
					>
						<Plus />
					</Button>
					{chosen && (
						<Button
							variant="outline"
							size="icon"
							aria-label={t("assortment.rename_brand", { name: chosen.name })}
							title={t("assortment.rename_brand", { name: chosen.name })}
							onClick={() => brand.begin(chosen.id, chosen.name)}
						>
							<Pencil />
						</Button>
					)}
				</div>
			</div>
			{brand.edited && <BrandEditor key={brand.edited.id} brand={brand} edited={brand.edited} />}
		</div>
	);
}

type BrandEditorProps = { brand: BrandEdit; edited: NonNullable<BrandEdit["edited"]> };

function BrandEditor({ brand, edited: { id, text, error } }: BrandEditorProps) {
	const { t } = useTranslation();
	const { close, question } = useDiscardConfirmation(brand.isNaming, brand.close);
	const press = (event: KeyboardEvent) => {
		if (event.key !== "Enter" && event.key !== "Escape") return;
		// Neither submits the form around it nor closes its dialog.
		event.preventDefault();
		event.stopPropagation();
		if (event.key === "Enter") void brand.save();
		else if (!brand.isSaving) close();
	};
	return (
		<div className="mt-2 rounded-lg border bg-muted p-3">
			<Field
				label={id === null ? t("assortment.new_brand") : t("assortment.brand_name")}
				hint={id === null ? undefined : t("assortment.rename_brand_hint")}
				error={error === null ? undefined : { message: error }}
			>
				{({ "aria-labelledby": _, ...aria }) => (
					<div className="flex flex-wrap gap-2">
						<Input
							{...aria}
							ref={brand.input}
							autoFocus
							value={text}
							maxLength={100}
							// What would be typed now would be lost.
							readOnly={brand.isSaving}
							className="min-w-0 flex-1 basis-40"
							onChange={(event) => brand.type(event.target.value)}
							onKeyDown={press}
						/>
						<Button variant="secondary" busy={brand.isSaving} onClick={() => void brand.save()}>
							{t("action.apply")}
						</Button>
						<Button variant="ghost" disabled={brand.isSaving} onClick={close}>
							{t("action.cancel")}
						</Button>
					</div>
				)}
			</Field>
			{question}
			{brand.stale && <StaleDialog {...brand.stale} />}
		</div>
	);
}
