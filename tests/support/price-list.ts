import type { FileOption } from "./fitment-file.ts";
import type { As } from "./system-calls.ts";

type Blade = { lengthInch: number; price: number | null };
type Series = { name: string; brand: string; blades: Blade[] };
/** A shop's price of each blade, from its pricing calls; prices in currency units. */
export type PriceList = { front: Series[]; rear: Series[] };

type Part = {
	id: number;
	lengthInch: number;
	price: number | null;
	assortment: { name: string; make: { name: string } };
};

/** Read with the pricing screen's calls: base prices (euro finders) under special ones. */
export async function readPriceList(shop: As, finderId: number, isEuro: boolean): Promise<PriceList> {
	const info = (await shop.post("/admin/api/pricing/info", { finderId })).body;
	const special = (await shop.post("/admin/api/pricing", { finderId })).body;
	const specialOf = new Map<string, number>([
		...special.specialPrices.map((one: { frontWiper: { id: number }; price: number }) => [
			`front ${one.frontWiper.id}`,
			one.price,
		]),
		...special.specialPricesRear.map((one: { rearWiper: { id: number }; price: number }) => [
			`rear ${one.rearWiper.id}`,
			one.price,
		]),
	]);
	const toSeries = (kind: string, parts: Part[]): Series[] => {
		const names = [...new Set(parts.map(({ assortment }) => `${assortment.make.name}\n${assortment.name}`))];
		return names.map((key) => {
			const [brand = "", name = ""] = key.split("\n");
			const mine = parts.filter(({ assortment }) => assortment.name === name && assortment.make.name === brand);
			const priceOf = (part: Part) => specialOf.get(`${kind} ${part.id}`) ?? (isEuro ? part.price : null);
			return { brand, name, blades: mine.map((part) => ({ lengthInch: part.lengthInch, price: priceOf(part) })) };
		});
	};
	return { front: toSeries("front", info.frontWipers), rear: toSeries("rear", info.rearWipers) };
}

/** Titles and prices that a car of these sizes must show, computed from the list only. */
export function expectedProducts(list: PriceList, chosen: Record<keyof FileOption, number | undefined>) {
	const { driver, passenger, rear } = chosen;
	const priceOf = (series: Series, inch: number) =>
		series.blades.find(({ lengthInch }) => lengthInch === inch)?.price ?? null;
	const front = driver === undefined ? [] : passenger === undefined ? [driver] : [driver, passenger];
	const product = (series: Series, inches: number[]) => {
		const prices = inches.map((inch) => priceOf(series, inch));
		if (prices.length === 0 || !prices.every((price) => price !== null)) return [];
		const title = `${series.brand} ${series.name} ${inches.map((inch) => `${inch}"`).join(" + ")}`;
		return [{ title, price: prices.reduce((sum, price) => sum + price, 0) }];
	};
	return [
		...list.front.flatMap((series) => product(series, front)),
		...(rear === undefined ? [] : list.rear.flatMap((series) => product(series, [rear]))),
	];
}

/** Removes the shop's own products: the price list is that of the blades. */
export async function removeOwnProducts(shop: As): Promise<void> {
	const own = (await shop.post("/admin/api/set-product/list", { pageSize: 100 })).body.data;
	for (const { id } of own) await shop.post("/admin/api/set-product/remove", { id });
}
