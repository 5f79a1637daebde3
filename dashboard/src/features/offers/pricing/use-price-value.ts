import { useState } from "react";
import { type Money, type PriceProblem, problemOf, readPrice } from "./price-text.rules.ts";

export type PriceValue = {
	text: string;
	setText: (text: string) => void;
	/** Minor units; null while the text is not a valid price. */
	price: number | null;
	problem: PriceProblem | "field.required" | null;
};

/** A field for one price. */
export function usePriceValue(money: Money): PriceValue {
	const [text, setText] = useState("");
	const cell = readPrice(text, money);
	const problem = cell === null ? "field.required" : problemOf(cell, null, money);
	return { text, setText, price: problem === null && typeof cell === "number" ? cell : null, problem };
}
