import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { type Control, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { brandInputSchema } from "#worker/assortments/brand.schema.ts";
import { ComboboxField } from "../../components/form/bound-fields.tsx";
import { Field } from "../../components/form/field.tsx";
import { UnsavedGuard } from "../../components/form/unsaved-guard.tsx";
import { useDiscardConfirmation } from "../../components/form/use-discard-confirmation.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Input } from "../../components/ui/input.tsx";
import { toProblem } from "../../lib/api-problem.ts";
import { showProblem } from "../../lib/problem-text.ts";
import type { AssortmentValues } from "./assortment-values.ts";
import { brandsQuery } from "./brand.api.ts";
import { useSaveBrand } from "./use-assortment-actions.ts";

type Edited = { id: number | null; name: string };

/** Chooses the maker; a new one is added, and a name changed, without leaving the form. */
export function BrandField({
	control,
	className,
}: {
	control: Control<AssortmentValues>;
	className?: string | undefined;
}) {
	const { t } = useTranslation();
	const { data: brands } = useQuery(brandsQuery());
	const { field } = useController({ control, name: "make" });
	const [edited, setEdited] = useState<Edited | null>(null);
	const chosen = brands?.find(({ id }) => id === field.value);
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
						onClick={() => setEdited({ id: null, name: "" })}
					>
						<Plus />
					</Button>
					{chosen && (
						<Button
							variant="outline"
							size="icon"
							aria-label={t("assortment.rename_brand", { name: chosen.name })}
							title={t("assortment.rename_brand", { name: chosen.name })}
							onClick={() => setEdited(chosen)}
						>
							<Pencil />
						</Button>
					)}
				</div>
			</div>
			{edited && (
				<BrandEditor
					key={edited.id}
					edited={edited}
					onDone={(id) => {
						if (id !== null) field.onChange(id);
						setEdited(null);
					}}
				/>
			)}
		</div>
	);
}

function BrandEditor({ edited, onDone }: { edited: Edited; onDone: (id: number | null) => void }) {
	const { t } = useTranslation();
	const [name, setName] = useState(edited.name);
	const [error, setError] = useState<string | null>(null);
	const save = useSaveBrand();
	const submit = () => {
		const checked = brandInputSchema.safeParse({ name });
		if (!checked.success) return setError("field.required");
		return save.mutate(
			{ id: edited.id, name: checked.data.name },
			{
				onSuccess: ({ id }) => onDone(id),
				onError: (problem) => {
					setError(toProblem(problem).fields[0]?.code ?? null);
					showProblem(problem);
				},
			},
		);
	};
	const isDirty = name.trim() !== edited.name;
	const { close, question } = useDiscardConfirmation(isDirty, () => onDone(null));
	const press = (event: KeyboardEvent) => {
		if (event.key !== "Enter" && event.key !== "Escape") return;
		// Neither submits the form around it nor closes its dialog.
		event.preventDefault();
		event.stopPropagation();
		if (event.key === "Escape") close();
		else void submit();
	};
	return (
		<div className="mt-2 rounded-lg border bg-muted p-3">
			<Field
				label={edited.id === null ? t("assortment.new_brand") : t("assortment.brand_name")}
				hint={edited.id === null ? undefined : t("assortment.rename_brand_hint")}
				error={error === null ? undefined : { message: error }}
			>
				{({ "aria-labelledby": _, ...aria }) => (
					<div className="flex flex-wrap gap-2">
						<Input
							{...aria}
							autoFocus
							value={name}
							maxLength={100}
							className="min-w-0 flex-1 basis-40"
							onChange={(event) => {
								setName(event.target.value);
								setError(null);
							}}
							onKeyDown={press}
						/>
						<Button variant="secondary" busy={save.isPending} onClick={() => void submit()}>
							{t("action.apply")}
						</Button>
						<Button variant="ghost" onClick={close}>
							{t("action.cancel")}
						</Button>
					</div>
				)}
			</Field>
			<UnsavedGuard dirty={isDirty} />
			{question}
		</div>
	);
}
