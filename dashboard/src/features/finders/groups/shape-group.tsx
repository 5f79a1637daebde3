import { useTranslation } from "react-i18next";
import { RADIUS_MAX } from "#worker/finders/finder.rules.ts";
import { ImageField } from "../../../components/form/image-field.tsx";
import { SliderField } from "../slider-field.tsx";
import { Group, type GroupProps } from "./group.tsx";

const pixels = (value: number) => `${value} px`;
const range = { min: 0, max: RADIUS_MAX, nameOf: pixels };

export function ShapeGroup({ control }: GroupProps) {
	const { t } = useTranslation();
	return (
		<Group id="shape" title={t("group.shape")}>
			<SliderField control={control} name="borderRadius" label={t("finder.border_radius")} {...range} />
			<SliderField control={control} name="imageBorderRadius" label={t("finder.image_border_radius")} {...range} />
			<SliderField control={control} name="bannerPadding" label={t("finder.banner_padding")} {...range} />
			<ImageField
				control={control}
				name="backgroundImage"
				label={t("finder.background_image")}
				hint={t("finder.background_image_hint")}
			/>
		</Group>
	);
}
