import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProductRow } from "#worker/products/product.schema.ts";
import { Button } from "../../components/ui/button.tsx";
import { Command, CommandEmpty, CommandInput, CommandItem, CommandList } from "../../components/ui/command.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../components/ui/popover.tsx";
import { productsQuery } from "../products/product.api.ts";

const FOUND = { page: 1, pageSize: 20, sortOrder: "asc" } as const;

type ProductSearchProps = {
	/** Whose products are searched; undefined: there are none. */
	finder: number | undefined;
	onChoose: (product: ProductRow) => void;
};

/** Searches what a configuration sells, by title or sku, and adds what is chosen. */
export function ProductSearch({ finder, onChoose }: ProductSearchProps) {
	const { t } = useTranslation();
	const [open, setOpen] = useState(false);
	const [search, setSearch] = useState("");
	const { data, isFetching } = useQuery({
		...productsQuery({ ...FOUND, finder: finder ?? 0, search: search.trim() }),
		enabled: open && finder !== undefined,
	});
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<PopoverTrigger asChild>
				<Button variant="outline" className="justify-self-start" disabled={finder === undefined}>
					<Search />
					{t("orders.search_product")}
				</Button>
			</PopoverTrigger>
			<PopoverContent align="start" className="w-[min(32rem,calc(100vw-2rem))] p-0">
				<Command shouldFilter={false} label={t("orders.search_product")}>
					<CommandInput autoFocus placeholder={t("products.search")} value={search} onValueChange={setSearch} />
					<CommandList aria-busy={isFetching}>
						{data && <CommandEmpty>{t("state.nothing_found")}</CommandEmpty>}
						{data?.data.map((product) => (
							<CommandItem
								key={product.id}
								value={product.id}
								onSelect={() => {
									onChoose(product);
									setOpen(false);
									setSearch("");
								}}
							>
								<span className="grid min-w-0 flex-1">
									<span className="wrap-anywhere">{product.title}</span>
									<span className="wrap-anywhere text-muted-foreground text-xs">{product.sku}</span>
								</span>
							</CommandItem>
						))}
					</CommandList>
				</Command>
			</PopoverContent>
		</Popover>
	);
}
