import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import {
	type ConfirmedChange,
	PRICE_FATES,
	type PriceFate,
	RATE_MAX,
	RATE_MIN,
} from "#worker/money/currency-change.rules.ts";
import { currencyDigits } from "#worker/money/currency-digits.rules.ts";
import { BASE_CURRENCY } from "#worker/money/price.rules.ts";
import { AppForm } from "../../components/form/app-form.tsx";
import { FormFields } from "../../components/form/form-fields.tsx";
import { useDiscardConfirmation } from "../../components/form/use-discard-confirmation.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../components/ui/dialog.tsx";
import { decimalPoint, parseDecimal } from "../../lib/decimal.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { currenciesQuery } from "../companies/select-lists.api.ts";
import { CurrencyChangeChoice } from "./currency-change-choice.tsx";
import { pricesInCurrencyQuery } from "./finder.api.ts";
import { RateField } from "./rate-field.tsx";

type CurrencyDialogProps = {
	/** The saved values. */
	finder: Finder;
	/** The chosen sign, and whether prices may then have cents. */
	currency: string;
	allowCents: boolean;
	/** False: there is nothing to choose, only that base prices or own prices stop counting. */
	hasSpecials: boolean;
	busy: boolean;
	onChoose: (change: ConfirmedChange) => void;
	onClose: () => void;
};

/** Asks what happens to the special prices in another currency, with examples, and names the prices that stop counting. */
export function CurrencyDialog({ finder, currency: sign, allowCents, hasSpecials, ...props }: CurrencyDialogProps) {
	const { busy, onChoose, onClose } = props;
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { data } = useQuery(pricesInCurrencyQuery(finder.id));
	const { data: currencies = [] } = useQuery(currenciesQuery());
	const [fate, setFate] = useState<PriceFate>("convert");
	const [rateText, setRateText] = useState("");
	const [isSubmitted, setSubmitted] = useState(false);
	const iso = currencies.find((one) => one.sign === sign)?.iso ?? finder.currencyIso;
	const to = { sign, iso, digits: currencyDigits(iso), allowCents };
	const typed = parseDecimal(rateText, decimalPoint(tag));
	const rate = typed >= RATE_MIN && typed <= RATE_MAX ? typed : null;
	const submit = () => {
		setSubmitted(true);
		if (busy) return;
		if (!hasSpecials) onChoose({ prices: "none" });
		else if (fate !== "convert") onChoose({ prices: fate });
		else if (rate !== null) onChoose({ prices: "convert", rate });
	};
	const { close, question } = useDiscardConfirmation(rateText.trim() !== "", onClose);
	return (
		<Dialog open onOpenChange={(open) => !open && close()}>
			<DialogContent
				title={t("currency.title", { from: finder.currency, to: sign })}
				description={hasSpecials ? data && t("currency.description", { prices: data.prices.length }) : undefined}
			>
				<AppForm onSubmit={submit} className="grid gap-5">
					{hasSpecials && (
						<FormFields isClosed={busy}>
							<fieldset className="grid gap-2">
								<legend className="sr-only">{t("currency.choose")}</legend>
								{PRICE_FATES.map((one) => (
									<CurrencyChangeChoice
										key={one}
										change={one === "convert" ? rate !== null && { prices: one, rate } : { prices: one }}
										fate={one}
										isChosen={one === fate}
										prices={data?.prices ?? []}
										from={data?.currency}
										to={to}
										onChoose={() => setFate(one)}
									>
										{one === "convert" && fate === "convert" && (
											<RateField
												from={finder.currency}
												to={sign}
												value={rateText}
												isWrong={isSubmitted && rate === null}
												onChange={setRateText}
											/>
										)}
									</CurrencyChangeChoice>
								))}
							</fieldset>
						</FormFields>
					)}
					{data && <BaseNote iso={iso} sign={sign} unsold={data.parts - (fate === "drop" ? 0 : data.prices.length)} />}
					{data && data.ownPrices > 0 && (
						<Callout variant="warning">
							{t("currency.own_gone", { from: finder.currency, to: sign, products: data.ownPrices })}
						</Callout>
					)}
					<DialogFooter>
						<Button variant="outline" onClick={close}>
							{t("action.cancel")}
						</Button>
						<Button type="submit" busy={busy}>
							{t("currency.change")}
						</Button>
					</DialogFooter>
				</AppForm>
				{question}
			</DialogContent>
		</Dialog>
	);
}

/** Base prices are in euros: in another currency only parts with a special price are sold. */
function BaseNote({ iso, sign, unsold }: { iso: string; sign: string; unsold: number }) {
	const { t } = useTranslation();
	if (iso === BASE_CURRENCY) return <Callout>{t("currency.base_applies")}</Callout>;
	return (
		<Callout variant={unsold > 0 ? "warning" : "info"}>{t("currency.base_gone", { sign, parts: unsold })}</Callout>
	);
}
