import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { TITLE_TAGS } from "#worker/finders/finder.rules.ts";
import { SelectField, SwitchField, TextField } from "../../../components/form/bound-fields.tsx";
import { RichTextField } from "../../../components/form/rich-text-field.tsx";
import { langOf } from "../../../lib/language.ts";
import { Group, type GroupProps, Pair } from "./group.tsx";

const TAG_TEXTS = {
	h1: "title_tag.h1",
	h2: "title_tag.h2",
	h3: "title_tag.h3",
	h4: "title_tag.h4",
	p: "title_tag.p",
} as const;

export function TextsGroup({ control }: GroupProps) {
	const { t } = useTranslation();
	const lang = langOf(useWatch({ control, name: "language" }));
	return (
		<Group id="texts" title={t("group.texts")}>
			<RichTextField control={control} name="title" label={t("finder.title")} lang={lang} />
			<Pair>
				<SelectField
					control={control}
					name="titleTag"
					label={t("finder.title_tag")}
					choices={TITLE_TAGS.map((tag) => ({ value: tag, label: t(TAG_TEXTS[tag]) }))}
				/>
				<TextField
					control={control}
					name="topSellerText"
					label={t("finder.top_seller_text")}
					hint={t("finder.top_seller_text_hint")}
					lang={lang}
					maxLength={200}
				/>
			</Pair>
			<SwitchField
				control={control}
				name="showLabel"
				label={t("finder.show_label")}
				hint={t("finder.show_label_hint")}
			/>
			<SwitchField control={control} name="labelCapitalized" label={t("finder.label_capitalized")} />
			<RichTextField
				control={control}
				name="instructions"
				label={t("finder.instructions")}
				hint={t("finder.instructions_hint")}
				lang={lang}
			/>
		</Group>
	);
}
