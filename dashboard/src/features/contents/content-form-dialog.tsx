import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Content, type ContentInput, contentInputSchema } from "#worker/contents/content.schema.ts";
import { toLocale } from "#worker/i18n/locale.rules.ts";
import { SelectField, TextField } from "../../components/form/bound-fields.tsx";
import { showFormProblem } from "../../components/form/field-problems.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { keepChanges } from "../../components/form/keep-changes.ts";
import { RichTextField } from "../../components/form/rich-text-field.tsx";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { isUnchanged, showSaved, valuesNow } from "../../components/form/show-saved.ts";
import { StaleDialog } from "../../components/form/stale-dialog.tsx";
import { toProblem } from "../../lib/api-problem.ts";
import { langOf } from "../../lib/language.ts";
import { languagesQuery } from "../companies/select-lists.api.ts";
import { contentQuery, contentTypesQuery } from "./content.api.ts";
import { useTypeName } from "./content-type.ts";
import { useSaveContent } from "./use-content-actions.ts";

const isField = (path: string): path is keyof ContentInput => path in contentInputSchema.shape;

const toValues = (content: Content | undefined): ContentInput => ({
	title: content?.title ?? "",
	content: content?.content ?? "",
	contentType: content?.contentType.name ?? "",
	language: content?.language ?? null,
});

type ContentFormDialogProps = { content: Content | undefined; onClose: () => void };

/** Adds a content, or edits the one that was read; closes once it is saved. */
export function ContentFormDialog({ content, onClose }: ContentFormDialogProps) {
	const { t } = useTranslation();
	const { form, save, isSaving, stale } = useContentForm(content, onClose);
	const { control, formState } = form;
	const language = form.watch("language");
	const lang = langOf(language);
	return (
		<FormDialog
			title={content === undefined ? t("contents.add") : t("contents.edit_this")}
			className="max-w-3xl"
			isDirty={formState.isDirty}
			isSaving={isSaving}
			staysOpen={content !== undefined}
			onSubmit={save}
			onClose={onClose}
		>
			<TextField
				control={control}
				name="title"
				label={t("contents.field_title")}
				lang={lang}
				maxLength={200}
				autoFocus
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<SelectField control={control} name="contentType" label={t("contents.type")} choices={useTypeChoices()} />
				<SelectField
					control={control}
					name="language"
					label={t("contents.language")}
					hint={language === null ? undefined : t("contents.language_hint")}
					choices={useLanguageChoices()}
					toValue={(value) => toLocale(value) ?? null}
				/>
			</div>
			<RichTextField control={control} name="content" label={t("contents.text")} lang={lang} />
			{stale}
		</FormDialog>
	);
}

function useContentForm(content: Content | undefined, onClose: () => void) {
	const queryClient = useQueryClient();
	const [base, setBase] = useState(content);
	const [isStale, setStale] = useState(false);
	const form = useForm<ContentInput>({
		resolver: schemaResolver(contentInputSchema),
		defaultValues: toValues(content),
	});
	const saving = useSaveContent(base, (typed) => base !== undefined && !isUnchanged(form, typed));
	const take = (newer: Content, keepsChanges: boolean) => {
		if (keepsChanges) keepChanges(form, toValues(base), toValues(newer), isField);
		else form.reset(toValues(newer));
		setBase(newer);
		setStale(false);
	};
	const save = form.handleSubmit((values) => {
		const typed = valuesNow(form);
		return saving.mutate(
			{ input: values, typed },
			{
				onSuccess: (saved) => {
					if (base && showSaved(form, typed, toValues(saved))) setBase(saved);
					else onClose();
				},
				onError: (error) => {
					if (toProblem(error).code === "contents.stale") setStale(true);
					else showFormProblem(form, isField, error);
				},
			},
		);
	});
	const stale = base && isStale && (
		<StaleDialog
			fetchNewer={() => queryClient.fetchQuery({ ...contentQuery(base.id), staleTime: 0 })}
			onReload={(newer) => take(newer, false)}
			onKeep={(newer) => take(newer, true)}
			onFailed={() => setStale(false)}
		/>
	);
	return { form, save, isSaving: saving.isPending, stale };
}

function useTypeChoices() {
	const { t } = useTranslation();
	const typeName = useTypeName();
	const { data } = useQuery(contentTypesQuery());
	const types = (data ?? []).map((type) => ({ value: type.name, label: typeName(type) }));
	return [{ value: "", label: t("field.choose") }, ...types];
}

function useLanguageChoices() {
	const { t } = useTranslation();
	const { data } = useQuery(languagesQuery());
	const languages = (data ?? []).map(({ iso2, name }) => ({ value: iso2, label: name }));
	return [{ value: "", label: t("contents.all_languages") }, ...languages];
}
