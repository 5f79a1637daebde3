import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MOVES, ORDER_STATUSES, summaryOf } from "#worker/orders/order.rules.ts";
import { attachmentHeader, orderFileName } from "#worker/orders/order-file.rules.ts";

test("the diagram in docs/orders.md has the table's moves, and no others", () => {
	const text = readFileSync(join(import.meta.dirname, "../../../docs/orders.md"), "utf8");
	const drawn = [...text.matchAll(/^\t(\S+) --> (\S+): (\w+) \((.*)\)$/gm)].map(([, ...parts]) => parts.join(" "));
	const made = Object.entries(MOVES).flatMap(([action, { from, to, side, admin }]) =>
		from.map((status) => `${status} ${to === "removed" ? "[*]" : to} ${action} ${side}${admin ? ", admin" : ""}`),
	);
	expect(drawn.sort()).toEqual(made.sort());
});

test("every status but the final one can be left, and every one can be reached", () => {
	const left = new Set(Object.values(MOVES).flatMap(({ from }) => from));
	expect(ORDER_STATUSES.filter((status) => !left.has(status))).toEqual(["confirmed"]);
	const reached = new Set<string>(Object.values(MOVES).map(({ to }) => to));
	expect(ORDER_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
});

test("a list shows what all items of an order have in common", () => {
	const item = { brand: "Nordwisch", sku: "A", setSku: "A-26", quantity: 2 };
	expect(summaryOf([item])).toEqual({ ...item, itemCount: 1 });
	expect(summaryOf([item, { ...item, sku: "B", quantity: 3 }])).toEqual({
		...item,
		sku: "",
		quantity: 5,
		itemCount: 2,
	});
});

test("a file's name can't break out of a header", () => {
	const name = orderFileName('a\r\nX-Evil: 1\u202E".exe', "pdf");
	expect(name).toBe("aX-Evil 1.pdf");
	expect(attachmentHeader("Zoë (1)'%.pdf")).toBe(
		"attachment; filename=\"Zo_ (1)'_.pdf\"; filename*=UTF-8''Zo%C3%AB%20%281%29%27%25.pdf",
	);
});
