import { Link } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Finder, type FinderPart, finderPartSchema } from "#worker/finders/finder.schema.ts";
import { SelectField, SwitchField, TextField } from "../../components/form/bound-fields.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { langOf } from "../../lib/language.ts";
import { editFinder } from "./finder.api.ts";
import { useLanguageChoices } from "./finder-choices.ts";
import { isFinderField } from "./finder-values.ts";
import { SkuHint } from "./sku-hint.tsx";
import { useFinderForm } from "./use-finder-form.tsx";

const toPart = ({ label, enabled, shopProductUrl, language }: Finder): FinderPart => ({
	...{ label, enabled, shopProductUrl, language },
});

/** The settings that change most often, without leaving the list; all settings have their own page. */
export function QuickEditDialog({ finder, onClose }: { finder: Finder; onClose: () => void }) {
	const { t } = useTranslation();
	const { control, isDirty, isSaving, submit, stale } = useFinderForm({
		finder,
		schema: finderPartSchema,
		toValues: toPart,
		isField: isFinderField,
		save: editFinder,
		onSaved: onClose,
	});
	const [url = "", language = finder.language] = useWatch({ control, name: ["shopProductUrl", "language"] });
	return (
		<>
			<FormDialog
				title={t("finders.quick_edit_title", { label: finder.label })}
				description={t("finders.quick_edit_description")}
				isDirty={isDirty}
				isSaving={isSaving}
				staysOpen
				onSubmit={submit}
				onClose={onClose}
				aside={
					<Button variant="link" size="inline" className="me-auto max-sm:basis-full max-sm:justify-start" asChild>
						<Link to="/c/settings" search={{ finder: finder.id }}>
							{t("finders.all_settings")}
						</Link>
					</Button>
				}
			>
				<TextField
					control={control}
					name="label"
					label={t("finder.label")}
					lang={langOf(language)}
					maxLength={120}
					autoFocus
				/>
				<SwitchField control={control} name="enabled" label={t("finder.enabled")} hint={t("finder.enabled_hint")} />
				<TextField
					control={control}
					name="shopProductUrl"
					type="url"
					label={t("finder.shop_product_url")}
					hint={<SkuHint url={url} />}
					placeholder="https://"
				/>
				<SelectField control={control} name="language" label={t("finder.language")} choices={useLanguageChoices()} />
			</FormDialog>
			{stale}
		</>
	);
}
