import { Link } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Finder, type FinderPart, finderPartSchema } from "#worker/finders/finder.schema.ts";
import { AppForm } from "../../components/form/app-form.tsx";
import { SelectField, SwitchField, TextField } from "../../components/form/bound-fields.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../components/ui/dialog.tsx";
import { editFinder } from "./finder.api.ts";
import { useLanguageChoices } from "./finder-choices.ts";
import { isFinderField } from "./finder-values.ts";
import { SkuHint } from "./sku-hint.tsx";
import { useFinderForm } from "./use-finder-form.tsx";

const toPart = ({ label, enabled, shopProductUrl, language }: Finder): FinderPart => ({
	...{ label, enabled, shopProductUrl, language },
});

/** The settings that change most often, without leaving the list (spec section 2); all of them are a page of their own. */
export function QuickEditDialog({ finder, onClose }: { finder: Finder; onClose: () => void }) {
	const { t } = useTranslation();
	const { control, isSaving, submit, guards } = useFinderForm({
		finder,
		schema: finderPartSchema,
		toValues: toPart,
		isField: isFinderField,
		save: editFinder,
		onSaved: onClose,
	});
	const url = useWatch({ control, name: "shopProductUrl" }) ?? "";
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title={t("finders.quick_edit_title", { label: finder.label })}
				description={t("finders.quick_edit_description")}
			>
				<AppForm onSubmit={() => (isSaving ? undefined : submit())} className="grid gap-5">
					<TextField control={control} name="label" label={t("finder.label")} maxLength={120} autoFocus />
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
					<DialogFooter className="sm:items-center">
						<Button variant="link" size="inline" className="me-auto" asChild>
							<Link to="/c/settings" search={{ finder: finder.id }}>
								{t("finders.all_settings")}
							</Link>
						</Button>
						<Button variant="outline" onClick={onClose}>
							{t("action.cancel")}
						</Button>
						<Button type="submit" busy={isSaving}>
							{t("action.save")}
						</Button>
					</DialogFooter>
				</AppForm>
				{guards}
			</DialogContent>
		</Dialog>
	);
}
