import { describe, expect, test } from "vitest";
import { buyLink, isOfShop, shopName } from "#worker/car-requests/buy-link.rules.ts";
import { addressKey, CAR_MAX, inMail, toCarText } from "#worker/car-requests/car-request.rules.ts";
import { askSchema } from "#worker/car-requests/car-request.schema.ts";
import { requestedModel } from "#worker/car-requests/requested-model.rules.ts";
import { CAR_WORDS } from "#worker/catalogue/vehicles/car-word-list.rules.ts";
import type { ModelList } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { carFoundMail, carRequestMail } from "#worker/i18n/car-request-mails.ts";
import { LOCALES } from "#worker/i18n/locale.rules.ts";

test.each([
	"VW Golf 1.6 TDI 2016",
	"VW ID.3",
	"Audi A3/S3 (8V)",
	"Kia cee'd",
	"Škoda Octavia & Φορντ Φιέστα",
	"Mercedes-Benz C 180, 2.0",
	"BMW 320 2012-2016, 0603/BHI",
])("%s is mailed as it was typed", (car) => {
	expect(inMail(car)).toBe(car);
});

test.each([
	["https://evil.example/win?a=1", "https evil example/win?a=1"],
	["www.evil.com", "www evil com"],
	["evil。com and evil．com", "evil com and evil com"],
	["me@evil.com", "…"],
	["javascript:alert(1)", "javascript alert(1)"],
	["<a href='//evil.com'>Golf</a>", "a href=' evil com' Golf /a"],
	["192.168.10.1", "192 168 10.1"],
	["call +49 (900) 123 456 now or 0900 123 456 or 4990012345", "call … now or … or …"],
	["xn--evil.рф", "xn--evil рф"],
])("%s becomes no link in a mail", (typed, shown) => {
	expect(inMail(typed)).toBe(shown);
});

test("no mail promises that none follows, since anybody may ask again", () => {
	const of = { shop: "shop.example", car: "Lada", link: "https://a.example", eraseLink: "https://b.example" };
	const texts = LOCALES.flatMap((locale) => [carRequestMail(locale, of).text, carFoundMail(locale, of).text]);
	const promise = /no further|keine weitere|άλλο e-mail|başka e-posta|więcej e-maili|больше не будет/;
	expect(texts.filter((text) => promise.test(text))).toEqual([]);
});

test("a long text is shortened, and a text is one visible line", () => {
	expect(inMail("x".repeat(120))).toHaveLength(60);
	expect(toCarText("\u0007 Golf\r\n\u202e  7\u200b ")).toBe("Golf 7");
	expect(toCarText("\u200b \ufeff")).toBe("");
});

test("a text that is far too long is refused before it is read, which takes long for one word", () => {
	const { error } = askSchema.safeParse({ car: "㌖".repeat(2650), email: "a@b.example" });
	expect(error?.issues).toMatchObject([{ code: "too_big", maximum: 2 * CAR_MAX }]);
});

test.each([
	["victim@gmail.com", "v.ic.tim+x@googlemail.com", true],
	["victim@gmail.com", "V.Ictim@Gmail.com", true],
	["jdoe@shop.example", "jdoe+cars@shop.example", true],
	["jdoe@shop.example", "j.doe@shop.example", false],
	["jdoe@notgmail.com", "j.doe@notgmail.com", false],
])("%s and %s have one limit: %s", (one, other, isSame) => {
	expect(addressKey(one) === addressKey(other)).toBe(isSame);
});

describe("where a car can be bought", () => {
	const shop = { shopProductUrl: "https://www.shop.example/p/{sku}", resultPageUrl: "", allowedOrigins: [] };
	const page = "https://shop.example/wipers";

	test("is the result page, else the page of the shop where it was asked", () => {
		const resultPageUrl = "https://else.example/find?lang=de#top";
		expect(buyLink({ ...shop, resultPageUrl }, page, "500-2016")).toBe(
			"https://else.example/find?lang=de&wf-vehicle=500-2016#top",
		);
		expect(buyLink(shop, page, "500-2016")).toBe("https://shop.example/wipers?wf-vehicle=500-2016");
		expect(buyLink(shop, page, null)).toBe(page);
		const allowed = { ...shop, shopProductUrl: "", allowedOrigins: ["https://b.example:8443"] };
		expect(buyLink(allowed, "https://b.example:8443/x", null)).toBe("https://b.example:8443/x");
	});

	test.each([
		"https://evil.example/",
		"https://shop.example.evil.example/",
		"https://shop.example@evil.example/",
		"https://notshop.example/",
		"",
		"javascript:alert(1)",
	])("is never %j, which a stranger could have named", (name) => {
		expect(isOfShop(name, shop)).toBe(false);
		expect(buyLink(shop, name, "500-2016")).toBeUndefined();
		expect(buyLink({ ...shop, shopProductUrl: "" }, name, "500-2016")).toBeUndefined();
	});

	test("the shop is known by its website, else by its company", () => {
		expect(shopName(shop, "Nordlicht GmbH")).toBe("shop.example");
		expect(shopName({ ...shop, shopProductUrl: "", allowedOrigins: ["https://b.example"] }, "x")).toBe("b.example");
		expect(shopName({ ...shop, shopProductUrl: "" }, "Nordlicht GmbH")).toBe("Nordlicht GmbH");
	});
});

describe("a typed car", () => {
	const list = {
		v: 1 as const,
		words: CAR_WORDS,
		brands: [
			[
				1,
				"Volkswagen",
				[
					[
						10,
						"Golf",
						{
							y: [2008, 2020],
							a: [
								["Golf 7", 2012, 2020],
								["Golf 6", 2008, 2012],
								["mk7", 2012, 2020],
								["5G", 2012, 2020],
							],
						},
					],
					[11, "Golf Plus"],
					[12, "Polo", { a: [["mk7", 2021, 0]] }],
					[13, "Transporter", { y: [2003, 0], a: [["T6", 2015, 2023]] }],
				],
			],
			[2, "Lada", [[20, "Niva"]]],
			[3, "Chevrolet", [[30, "Niva"]]],
			[
				4,
				"BMW",
				[
					[
						40,
						"3",
						{
							a: [
								["E46", 1998, 2006],
								["E90", 2005, 2012],
								["320d", 1998, 2012],
							],
						},
					],
				],
			],
			[5, "Peugeot", [[50, "2008", { y: [2013, 0] }]]],
		] satisfies ModelList["brands"],
	};
	const named = (text: string) => {
		const hit = requestedModel(text, list);
		return hit && [hit.model.id, hit.year, ...(hit.years ?? [])];
	};

	test.each([
		["golf", [10, null]],
		["Volkswagen Golf 2016", [10, 2016]],
		["GOLF plus", [11, null]],
		["lada niva 1999", [20, 1999]],
		["Golf 7", [10, null, 2012, 2020]],
		["VW Golf 7", [10, null, 2012, 2020]],
		["golf mk7 2016", [10, 2016, 2012, 2020]],
		["5g", [10, null, 2012, 2020]],
		["golf 7 mk7 5g 2016, 2016", [10, 2016, 2012, 2020]],
		["BMW 3 E90", [40, null, 2005, 2012]],
		["Peugeot 2008", [50, null]],
		["Peugeot 2008 2016", [50, 2016]],
		["VW T6.1 2020", [13, 2020, 2015, 2023]],
		["vw t6,1", [13, null, 2015, 2023]],
	])("%s is one model", (text, expected) => {
		expect(named(text)).toEqual(expected);
	});

	test("a brand may be named by any of its names, whichever the catalogue uses", () => {
		const abbreviated: ModelList = { v: 1, words: CAR_WORDS, brands: [[1, "VW", [[10, "Golf"]]]] };
		expect(requestedModel("Volkswagen Golf", abbreviated)?.model.id).toBe(10);
	});

	test.each(["niva", "volkswagen", "golf trabant", "goolf", "2016", "?!", "mk7", "golf 9", "polo 7 golf", "golf 1999"])(
		"%s is no one model for certain",
		(text) => {
			expect(named(text)).toBeUndefined();
		},
	);

	test.each([
		"golf 2012 2016",
		"golf 2012-2016",
		"lada niva 1999 2001",
		"golf 6 7",
		"golf 6 7 2012",
		"golf 7 5g golf 6",
		"bmw e46 e90",
		"bmw 320d e90",
		"golf 6 2016",
		"golf mk7 2010",
		"peugeot 2008 2016 2018",
	])("%s may mean cars of several years", (text) => {
		expect(named(text)).toBeUndefined();
	});
});
