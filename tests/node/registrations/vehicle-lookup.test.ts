import { createServer, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { lookUpNlPlate } from "#worker/registrations/nl-plate-lookup.ts";
import { lookUpUkPlate } from "#worker/registrations/uk-plate-lookup.ts";
import type { VehicleLookup } from "#worker/registrations/vehicle-lookup.ts";
import { lookUpVin } from "#worker/registrations/vin-lookup.ts";

/** A register on this machine, and the addresses that it was asked for. */
async function givenRegister(
	answer: RequestListener,
	atEnd = onTestFinished,
): Promise<{ service: string; requests: string[] }> {
	const requests: string[] = [];
	const server = createServer((request, response) => {
		requests.push(request.url ?? "");
		answer(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	atEnd(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the register has no port");
	return { service: `http://127.0.0.1:${address.port}`, requests };
}
const sends =
	(body: unknown, status = 200): RequestListener =>
	(_, response) => {
		response.writeHead(status, { "content-type": "application/json", location: "/elsewhere" });
		response.end(typeof body === "string" ? body : JSON.stringify(body));
	};

test("a vehicle identification number is asked for in the body, and becomes brand, model and model year", async () => {
	const seen: unknown[] = [];
	const result = { Make: "BMW", Model: "X5", ModelYear: "2011", PlantCountry: "GERMANY", ErrorCode: "0" };
	const { service, requests } = await givenRegister(async (request, response) => {
		seen.push([request.method, request.headers["content-type"], await text(request)]);
		sends({ Count: 1, Message: "Results returned", Results: [result] })(request, response);
	});
	expect(await lookUpVin({ service, key: "" }, "5UXWX7C50BA000000")).toEqual([
		{ brand: "BMW", model: "X5", year: 2011 },
	]);
	expect(seen).toEqual([
		["POST", "application/x-www-form-urlencoded;charset=UTF-8", "format=json&data=5UXWX7C50BA000000"],
	]);
	expect(requests).toEqual(["/api/vehicles/DecodeVINValuesBatch/"]);
});

test("what the register doesn't know is left open: a model, a year, the car", async () => {
	const known = await givenRegister(sends({ Results: [{ Make: "VOLKSWAGEN", Model: "", ModelYear: null }] }));
	expect(await lookUpVin({ service: known.service, key: "" }, "WVWZZZ1KZAW000001")).toEqual([
		{ brand: "VOLKSWAGEN", model: "", year: null },
	]);
	const unknown = await givenRegister(sends({ Results: [{ Make: "", Model: "", ModelYear: "", ErrorCode: "7" }] }));
	expect(await lookUpVin({ service: unknown.service, key: "" }, "WVWZZZ1KZAW000001")).toEqual([]);
});

test("a Dutch plate may be of the year of its first registration or of the model year before", async () => {
	const { service, requests } = await givenRegister(
		sends([{ merk: "NISSAN", handelsbenaming: "NISSAN NOTE", datum_eerste_toelating: "20140306" }]),
	);
	expect(await lookUpNlPlate({ service, key: "" }, "6TJR64")).toEqual([
		{ brand: "NISSAN", model: "NISSAN NOTE", year: 2014 },
		{ brand: "NISSAN", model: "NISSAN NOTE", year: 2013 },
	]);
	const [address] = requests.map((path) => new URL(path, service));
	expect([address?.pathname, address?.searchParams.get("kenteken")]).toEqual(["/resource/m9d7-ebf2.json", "6TJR64"]);
});

test("a plate that nobody has is no car", async () => {
	const { service } = await givenRegister(sends([]));
	expect(await lookUpNlPlate({ service, key: "" }, "6TJR64")).toEqual([]);
});

/** An answer of the DVLA's form, for a plate of its test environment. */
const FORD = {
	registrationNumber: "AA19AAA",
	make: "FORD",
	colour: "RED",
	fuelType: "PETROL",
	engineCapacity: 2000,
	yearOfManufacture: 2019,
	monthOfFirstRegistration: "2019-03",
	motStatus: "No details held by DVLA",
	wheelplan: "2 AXLE RIGID BODY",
};
/** An error of the DVLA's form. */
const refusal = (status: number, title: string) =>
	sends({ errors: [{ status: String(status), code: "1", title }] }, status);

test("a British plate is asked for with the key, in the body, and becomes brand and year without a model", async () => {
	const seen: unknown[] = [];
	const { service, requests } = await givenRegister(async (request, response) => {
		const { "x-api-key": key, "content-type": type } = request.headers;
		seen.push([request.method, key, type, await text(request)]);
		sends(FORD)(request, response);
	});
	expect(await lookUpUkPlate({ service, key: "secret" }, "AA19AAA")).toEqual([
		{ brand: "FORD", model: "", year: 2019 },
	]);
	expect(seen).toEqual([["POST", "secret", "application/json", '{"registrationNumber":"AA19AAA"}']]);
	expect(requests).toEqual(["/vehicle-enquiry/v1/vehicles"]);
});

test.each([
	["nobody has", refusal(404, "Vehicle Not Found")],
	["is none to the register", refusal(400, "Bad Request")],
	["has no brand", sends({ registrationNumber: "AA19AAA" })],
])("a British plate that %s is no car", async (_, answer) => {
	const { service } = await givenRegister(answer);
	expect(await lookUpUkPlate({ service, key: "secret" }, "AA19AAA")).toEqual([]);
});

test("a key that the register refuses is reported to the operator, without the key and the plate", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const { service } = await givenRegister(refusal(403, "Forbidden"));
	const error = await lookUpUkPlate({ service, key: "secret" }, "AA19AAA").catch((reason: unknown) => reason);
	expect(error).toMatchObject({ code: "registrations.unavailable", status: 503 });
	expect(log.mock.calls).toEqual([[`${new URL(service).host} answered 403: check its key`]]);
	log.mockRestore();
});

const troubles: [string, RequestListener][] = [
	["too many requests", sends({ message: "throttled" }, 429)],
	["a failure", sends("down", 500)],
	["a page instead of data", sends("<!doctype html>")],
	["data of another form", sends({ Results: "none", make: 7 })],
	["a redirect", sends("", 302)],
	["an answer that breaks off", (_, response) => response.writeHead(200, { "content-length": 100 }).destroy()],
	["no answer in time", () => undefined],
];
const lookups: [string, VehicleLookup][] = [
	["vin", lookUpVin],
	["nl plate", lookUpNlPlate],
	["uk plate", lookUpUkPlate],
];
for (const [kind, lookUp] of lookups)
	for (const [name, answer] of troubles)
		test.concurrent(`${kind}: ${name} is a register out of reach, and its error doesn't name what was asked`, async (context) => {
			const { service } = await givenRegister(answer, context.onTestFinished);
			const error = await lookUp({ service, key: "secret" }, "6TJR64").catch((reason: unknown) => reason);
			context.expect(error).toMatchObject({ code: "registrations.unavailable", status: 503, retryAfter: 30 });
			context.expect(JSON.stringify(error) + String(error)).not.toContain("6TJR64");
		});
