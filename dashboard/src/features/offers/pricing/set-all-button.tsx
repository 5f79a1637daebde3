import { Tag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../components/ui/popover.tsx";
import { ToolbarButton } from "../../../components/ui/toolbar.tsx";
import type { Money } from "./price-text.rules.ts";
import { PriceValueField } from "./price-value-field.tsx";
import { usePriceValue } from "./use-price-value.ts";

type SetAllButtonProps = { money: Money; total: number; onSet: (price: number) => void; onDone: () => void };

/** One price for all cells of the grid (spec section 2). */
export function SetAllButton({ money, total, onSet, onDone }: SetAllButtonProps) {
	const { t } = useTranslation();
	const [open, setOpen] = useState(false);
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<ToolbarButton asChild>
				<PopoverTrigger asChild>
					<Button variant="outline" size="sm" className="min-w-0 shrink">
						<Tag />
						<span className="truncate">{t("pricing.set_all")}</span>
					</Button>
				</PopoverTrigger>
			</ToolbarButton>
			<PopoverContent
				className="w-72 p-4"
				aria-label={t("pricing.set_all")}
				onCloseAutoFocus={(event) => {
					event.preventDefault();
					onDone();
				}}
			>
				<SetAllFields
					money={money}
					total={total}
					onSet={(price) => {
						onSet(price);
						setOpen(false);
					}}
				/>
			</PopoverContent>
		</Popover>
	);
}

function SetAllFields({ money, total, onSet }: Omit<SetAllButtonProps, "onDone">) {
	const { t } = useTranslation();
	const value = usePriceValue(money);
	const [isAsked, setAsked] = useState(false);
	const apply = () => {
		setAsked(true);
		if (value.price !== null) onSet(value.price);
	};
	return (
		<form
			noValidate
			className="grid gap-3"
			onSubmit={(event) => {
				event.preventDefault();
				// The grid around it is a form, too.
				event.stopPropagation();
				apply();
			}}
		>
			<PriceValueField value={value} money={money} showsProblem={isAsked} />
			<Button type="submit" size="sm">
				{t("pricing.set_all_apply", { count: total })}
			</Button>
		</form>
	);
}
