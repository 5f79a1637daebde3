import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PRICE_NOTE_MAX } from "#worker/finders/finder.rules.ts";
import { TextField } from "../../../components/form/bound-fields.tsx";
import { langOf } from "../../../lib/language.ts";
import { OriginsField } from "../origins/origins-field.tsx";
import { SkuHint } from "../sku-hint.tsx";
import { Group, type GroupProps, Pair } from "./group.tsx";

export function ShopGroup({ control }: GroupProps) {
	const { t } = useTranslation();
	const [url, language] = useWatch({ control, name: ["shopProductUrl", "language"] });
	return (
		<Group id="shop" title={t("group.shop")}>
			<TextField
				control={control}
				name="shopProductUrl"
				type="url"
				label={t("finder.shop_product_url")}
				hint={<SkuHint url={url} />}
				placeholder="https://"
			/>
			<TextField
				control={control}
				name="resultPageUrl"
				type="url"
				label={t("finder.result_page_url")}
				hint={t("finder.result_page_url_hint")}
				placeholder="https://"
			/>
			<Pair>
				<TextField
					control={control}
					name="priceNote"
					label={t("finder.price_note")}
					hint={t("finder.price_note_hint")}
					lang={langOf(language)}
					maxLength={PRICE_NOTE_MAX}
				/>
				<TextField
					control={control}
					name="priceNoteUrl"
					type="url"
					label={t("finder.price_note_url")}
					hint={t("finder.price_note_url_hint")}
					placeholder="https://"
				/>
			</Pair>
			<TextField
				control={control}
				name="target"
				label={t("finder.target")}
				hint={t("finder.target_hint")}
				maxLength={64}
				spellCheck={false}
			/>
			<OriginsField control={control} />
		</Group>
	);
}
