import { expect, test } from "vitest";
import { findPlaceholders } from "#scripts/deploy/placeholders.rules.ts";

const filledIn = {
	databaseId: "3f6f0a53-8a44-4a52-9a0c-6d9c8f3f9b11",
	bucket: "wiper-finder-media",
	ENVIRONMENT: "production",
	DASHBOARD_ORIGIN: "https://dashboard.nordlicht.shop",
	PUBLIC_ORIGIN: "https://finder.nordlicht.shop",
	MAIL_FROM: "no-reply@nordlicht.shop",
};

test("a configuration that is filled in is deployed", () => {
	expect(findPlaceholders(filledIn)).toEqual([]);
});

test.each([
	["databaseId", "00000000-0000-0000-0000-000000000000", "database_id"],
	["databaseId", "", "database_id"],
	["ENVIRONMENT", "local", "ENVIRONMENT"],
	["DASHBOARD_ORIGIN", "https://dashboard.example.com", "DASHBOARD_ORIGIN"],
	["PUBLIC_ORIGIN", "", "PUBLIC_ORIGIN"],
	["MAIL_FROM", "no-reply@example.com", "MAIL_FROM"],
])("nothing is deployed while %s is %j", (key, value, hint) => {
	expect(findPlaceholders({ ...filledIn, [key]: value })).toEqual([expect.stringContaining(hint)]);
});
