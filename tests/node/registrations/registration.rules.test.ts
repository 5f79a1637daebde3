import { expect, test } from "vitest";
import { registrationOf } from "#worker/registrations/registration.rules.ts";

test.each([
	["WVWZZZ1KZAW000001", "vin", "WVWZZZ1KZAW000001"],
	["wvw zzz 1kz aw 000001", "vin", "WVWZZZ1KZAW000001"],
	["5UXWX7C5-0BA000000", "vin", "5UXWX7C50BA000000"],
	["12-ABC-3", "nl_plate", "12ABC3"],
	["gb 001 b", "nl_plate", "GB001B"],
	["6-TJR-64", "nl_plate", "6TJR64"],
	["6tjr64", "nl_plate", "6TJR64"],
	[" 16-rsl-9 ", "nl_plate", "16RSL9"],
	["XX-99-99", "nl_plate", "XX9999"],
	["AE-12-34", "nl_plate", "AE1234"],
])("%s is a registration (%s)", (text, kind, value) => expect(registrationOf(text)).toEqual({ kind, value }));

test.each([
	"golf 7 2016",
	"mazda3",
	"bmw x5",
	"cx 2016",
	"cx-20-16",
	"xc 2016",
	"GOLF16",
	"audi a4 2012",
	"WVWZZZ1KZAW00000",
	"WVWZZZ1KZAWOOOOO1",
	"00000000000000000",
	"ABCDEFGHJKLMNPRST",
	"",
	"-",
	"1".repeat(10_000),
])("%s may be the name of a car, or nothing", (text) => expect(registrationOf(text)).toBeUndefined());
