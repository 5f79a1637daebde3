import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { FileCar, FileOption } from "./fitment-file.ts";
import { expectedProducts, type PriceList } from "./price-list.ts";

type Money = { lang: string; iso: string };
const POSITIONS = ["driver", "passenger", "rear"] as const;

/** Finds one car with the element, as a visitor does, and compares its texts with the file and the price list. */
export async function walkCar(page: Page, car: FileCar, list: PriceList, money: Money): Promise<void> {
	const finder = page.locator("wiper-finder");
	const name = `${car.make} ${car.model} ${car.year} ${car.variant}`;
	await choose(finder, "brand", car.make);
	await choose(finder, "model", car.model);
	await choose(finder, "year", String(car.year));
	await chooseVariant(finder, car);
	const option = await chooseOption(finder, car, name);
	const chosen = await chooseSizes(finder, option, name);
	const expected = expectedProducts(list, chosen);
	await finder.locator('[part~="sizes"], [part~="no-result"]').first().waitFor();
	if (expected.length === 0) {
		expect(await shownProducts(finder), name).toEqual([]);
		expect(await finder.locator('[part~="notice"]').count(), name).toBe(1);
		// What is known of the car is shown, even a passenger's side alone.
		const isKnown = POSITIONS.some((position) => chosen[position] !== undefined);
		expect(await shownInches(finder), name).toEqual(isKnown ? POSITIONS.map((position) => chosen[position]) : []);
		return;
	}
	expect(await shownInches(finder), name).toEqual(POSITIONS.map((position) => chosen[position]));
	// The rear blade is beside the first set: what is shown is compared, not in which order.
	const byTitle = (one: { title: string }, other: { title: string }) => (one.title < other.title ? -1 : 1);
	expect((await shownProducts(finder)).sort(byTitle), name).toEqual(
		expected.map(({ title, price }) => ({ title, price: formatted(price, money) })).sort(byTitle),
	);
}

/** The car's size at each position, in their order; none if no size is shown. */
async function shownInches(finder: Locator): Promise<(number | undefined)[]> {
	const sizes = await finder.locator('[part~="sizes"] dd').allTextContents();
	return sizes.map((text) => inchesIn(text)[0]);
}

/** The trade sizes of a text. */
const inchesIn = (text: string): number[] => [...text.matchAll(/(\d+)″/g)].map(([, inch]) => Number(inch));

/** All at once: calls for each text would be a quarter of the processor time of a car. */
const shownProducts = (finder: Locator): Promise<{ title: string; price: string }[]> =>
	finder.locator('[part~="product"]').evaluateAll((products) =>
		products
			// The adapter is beside them: it is in the file, but not in the price list of blades.
			.filter((product) => product.querySelector("dl dd") !== null)
			.map((product) => ({
				// The sizes are below the shown title; the link names both.
				title: product.querySelector('[part~="product-link"]')?.ariaLabel?.replace(/^[^:]*: /, "") ?? "",
				price: product.querySelector<HTMLElement>('[part~="price"]')?.innerText.replace(/\s/g, " ") ?? "",
			})),
	);

const formatted = (price: number, { lang, iso }: Money) =>
	new Intl.NumberFormat(lang, { style: "currency", currency: iso }).format(price).replace(/\s/g, " ");

/** Selects by the visible texts; a single choice is selected automatically. */
async function choose(finder: Locator, name: string, label: string): Promise<void> {
	const select = finder.locator(`select#${name}`);
	await select.locator("option", { hasText: label }).first().waitFor({ state: "attached" });
	await select.selectOption({ label });
}

async function chooseVariant(finder: Locator, { variant }: FileCar): Promise<void> {
	const select = finder.locator("select#variant");
	if ((await select.count()) === 0) return;
	const [body = "", steering = "", note = ""] = variant.split("|");
	const labels = await select.locator("option").allTextContents();
	const matching = labels.filter((label) => {
		const words = label.split(", ");
		const rest = words.filter((word) => word !== body && word !== note);
		return (
			words.length === [body, steering, note].filter(Boolean).length &&
			rest.length === (steering ? 1 : 0) &&
			hasSide(rest, steering)
		);
	});
	await select.selectOption({ label: matching[0] ?? labels[1] ?? "" });
}

const SIDES: Record<string, RegExp> = { left: /left|links/i, right: /right|rechts/i };
const hasSide = ([word]: string[], steering: string) =>
	steering === "" ? word === undefined : SIDES[steering]?.test(word ?? "") === true;

/** Several options are asked for, each as in the file; the last one is chosen. */
async function chooseOption(finder: Locator, { options }: FileCar, name: string): Promise<FileOption> {
	const last = options.at(-1);
	if (last === undefined) throw new Error(`no option: ${name}`);
	if (options.length === 1) return last;
	const answers = finder.locator(`label:has(> input[name="option"])`);
	await answers.first().waitFor();
	// The last answer is that the visitor doesn't know.
	const texts = (await answers.allTextContents()).slice(0, -1);
	expect(texts.map(inchesIn), name).toEqual(options.map((option) => POSITIONS.flatMap((position) => option[position])));
	await answers.nth(options.length - 1).click();
	return last;
}

/** Every position with alternatives is asked, with exactly the file's sizes; the largest is chosen. */
async function chooseSizes(finder: Locator, option: FileOption, name: string) {
	const chosen: Record<keyof FileOption, number | undefined> = {
		driver: undefined,
		passenger: undefined,
		rear: undefined,
	};
	for (const position of POSITIONS) {
		const sizes = option[position];
		chosen[position] = sizes.at(-1);
		const answers = finder.locator(`label:has(> input[name="${position}"])`);
		if (sizes.length > 1) {
			await answers.first().waitFor();
			expect((await answers.allTextContents()).flatMap(inchesIn), name).toEqual(sizes);
			await answers.nth(sizes.length - 1).click();
		} else {
			expect(await answers.count(), name).toBe(0);
		}
	}
	return chosen;
}
