import { Link } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { RichTextField } from "../../components/form/rich-text-field.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { Card } from "../../components/ui/card.tsx";
import { langOf } from "../../lib/language.ts";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import { editInstructions } from "./finder.api.ts";
import { PartForm, usePartForm } from "./part-form.tsx";
import { SelectedFinder } from "./selected/selected-finder-gate.tsx";

export const InstructionsPage = () => (
	<SelectedFinder>{(finder) => <Instructions key={finder.id} finder={finder} />}</SelectedFinder>
);

function Instructions({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const lang = langOf(finder.language);
	const form = usePartForm({
		finder,
		toPart: ({ instructions }) => ({ instructions }),
		save: (base, { instructions = "" }, once) => editInstructions(base, instructions, once),
	});
	const preview = (
		<Button variant="outline" asChild>
			<Link to="/c/preview">
				<Eye />
				{t("menu.preview")}
			</Link>
		</Button>
	);
	return (
		<>
			<PageHeader
				title={t("instructions.title", { label: finder.label })}
				description={t("instructions.description")}
				actions={preview}
			/>
			{!mayManage && <Callout>{t("instructions.read_only")}</Callout>}
			{mayManage ? (
				<PartForm form={form} mayManage>
					{(control) => (
						<Card className="p-5 md:p-6 [&_.rich-text]:min-h-64">
							<RichTextField control={control} name="instructions" label={t("finder.instructions")} lang={lang} />
						</Card>
					)}
				</PartForm>
			) : (
				<Card className="p-5 md:p-6">
					<div lang={lang}>
						<RichText html={finder.instructions} />
					</div>
				</Card>
			)}
		</>
	);
}
