import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FINDER_STYLES } from "#worker/finders/finder.rules.ts";
import { SelectField } from "../../../components/form/bound-fields.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { numberFormat } from "../../../lib/intl.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { ColorField } from "../color-field.tsx";
import { contrastProblems } from "../contrast.rules.ts";
import { ThemeField } from "../theme-field.tsx";
import { Group, type GroupProps, Pair } from "./group.tsx";

const STYLE_TEXTS = { light: "style.light", dark: "style.dark", auto: "style.auto" } as const;
const COLOR_TEXTS = {
	titleColor: "finder.title_color",
	labelColor: "finder.label_color",
	primaryColor: "finder.primary_color",
} as const;

export function ColorsGroup({ control }: GroupProps) {
	const { t } = useTranslation();
	return (
		<Group id="colors" title={t("group.colors")}>
			<ThemeField control={control} />
			<SelectField
				control={control}
				name="style"
				label={t("finder.style")}
				choices={FINDER_STYLES.map((style) => ({ value: style, label: t(STYLE_TEXTS[style]) }))}
			/>
			<Pair>
				<ColorField control={control} name="primaryColor" label={t("finder.primary_color")} />
				<ColorField control={control} name="backgroundColor" label={t("finder.background_color")} />
				<ColorField control={control} name="titleColor" label={t("finder.title_color")} />
				<ColorField control={control} name="labelColor" label={t("finder.label_color")} />
			</Pair>
			<ContrastWarnings control={control} />
		</Group>
	);
}

/** Warns about colours that are hard to read. */
function ContrastWarnings({ control }: GroupProps) {
	const { t } = useTranslation();
	const [titleColor, labelColor, primaryColor, backgroundColor, theme] = useWatch({
		control,
		name: ["titleColor", "labelColor", "primaryColor", "backgroundColor", "theme"],
	});
	const number = numberFormat(useLanguageTag(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
	const problems = contrastProblems({ titleColor, labelColor, primaryColor, backgroundColor, theme });
	return (
		<div role="status" className="grid gap-2 empty:hidden">
			{problems.map(({ field, ratio, needed }) => (
				<Callout key={field} variant="warning">
					{t("contrast.low", {
						name: t(COLOR_TEXTS[field]),
						ratio: number.format(ratio),
						needed: number.format(needed),
					})}
				</Callout>
			))}
		</div>
	);
}
