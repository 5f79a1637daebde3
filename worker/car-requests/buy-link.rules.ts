import { isWebAddress } from "../finders/finder.rules.ts";

/** Where a finder's shop is. */
export type Shop = { shopProductUrl: string; resultPageUrl: string; allowedOrigins: readonly string[] };

const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, "");

/** A page on one of the websites that the shop has named: allowed, or of its product pages, with or without `www.`. */
export function isOfShop(page: string, { shopProductUrl, allowedOrigins }: Shop): boolean {
	if (!URL.canParse(page)) return false;
	return (
		allowedOrigins.includes(new URL(page).origin) ||
		(URL.canParse(shopProductUrl) && isWebAddress(shopProductUrl) && hostOf(shopProductUrl) === hostOf(page))
	);
}

/**
 * Where a car can be bought: the shop's result page, else the page where it was asked for if that is the shop's. Anybody can
 * name a page, so no other is mailed: undefined.
 */
export function buyLink(shop: Shop, page: string, vehicle: string | null): string | undefined {
	const { resultPageUrl } = shop;
	const isSet = isWebAddress(resultPageUrl) && URL.canParse(resultPageUrl);
	if (!isSet && !isOfShop(page, shop)) return undefined;
	const link = new URL(isSet ? resultPageUrl : page);
	if (vehicle !== null) link.searchParams.set("wf-vehicle", vehicle);
	return link.href;
}

/** The shop as visitors know it: its website, else its company. */
export function shopName({ shopProductUrl, allowedOrigins }: Shop, company: string): string {
	const website = [shopProductUrl, ...allowedOrigins].find((one) => URL.canParse(one));
	return website === undefined ? company : hostOf(website);
}
