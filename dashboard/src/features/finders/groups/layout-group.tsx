import { useTranslation } from "react-i18next";
import {
	BANNER_STYLES,
	BUTTON_STYLES,
	FINDER_LAYOUTS,
	LABEL_SIZES,
	SELECT_BOX_LAYOUTS,
} from "#worker/finders/finder.rules.ts";
import { SelectField } from "../../../components/form/bound-fields.tsx";
import { SliderField } from "../slider-field.tsx";
import { Group, type GroupProps, Pair } from "./group.tsx";

const LAYOUT_TEXTS = {
	wide: "layout.wide",
	"compact-left": "layout.compact_left",
	"compact-right": "layout.compact_right",
} as const;
const BOX_TEXTS = { horizontal: "boxes.horizontal", vertical: "boxes.vertical", compact: "boxes.compact" } as const;
const BANNER_TEXTS = { plain: "banner.plain", card: "banner.card", cover: "banner.cover" } as const;
const BUTTON_TEXTS = { filled: "button.filled", outline: "button.outline", soft: "button.soft" } as const;
const SIZE_TEXTS = { small: "label_size.small", normal: "label_size.normal" } as const;
const ALIGNMENT_TEXTS = ["alignment.left", "alignment.center", "alignment.right"] as const;

export function LayoutGroup({ control }: GroupProps) {
	const { t } = useTranslation();
	const alignment = (value: number) => t(ALIGNMENT_TEXTS[value - 1] ?? ALIGNMENT_TEXTS[0]);
	return (
		<Group id="layout" title={t("group.layout")}>
			<Pair>
				<SelectField
					control={control}
					name="layout"
					label={t("finder.layout")}
					choices={FINDER_LAYOUTS.map((value) => ({ value, label: t(LAYOUT_TEXTS[value]) }))}
				/>
				<SelectField
					control={control}
					name="selectBoxLayout"
					label={t("finder.select_box_layout")}
					choices={SELECT_BOX_LAYOUTS.map((value) => ({ value, label: t(BOX_TEXTS[value]) }))}
				/>
				<SelectField
					control={control}
					name="bannerStyle"
					label={t("finder.banner_style")}
					choices={BANNER_STYLES.map((value) => ({ value, label: t(BANNER_TEXTS[value]) }))}
				/>
				<SelectField
					control={control}
					name="buttonStyle"
					label={t("finder.button_style")}
					choices={BUTTON_STYLES.map((value) => ({ value, label: t(BUTTON_TEXTS[value]) }))}
				/>
				<SelectField
					control={control}
					name="labelSize"
					label={t("finder.label_size")}
					choices={LABEL_SIZES.map((value) => ({ value, label: t(SIZE_TEXTS[value]) }))}
				/>
			</Pair>
			<SliderField
				control={control}
				name="titleAlignment"
				label={t("finder.title_alignment")}
				min={1}
				max={3}
				nameOf={alignment}
			/>
			<SliderField
				control={control}
				name="selectBoxAlignment"
				label={t("finder.select_box_alignment")}
				min={1}
				max={3}
				nameOf={alignment}
			/>
		</Group>
	);
}
