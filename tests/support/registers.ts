import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json, text } from "node:stream/consumers";

const GOLF = { merk: "VOLKSWAGEN", handelsbenaming: "VOLKSWAGEN GOLF", datum_eerste_toelating: "20160512" };
/** The DVLA's answer for a plate of its test environment: no model. */
const FORD = {
	registrationNumber: "AA19AAA",
	make: "FORD",
	colour: "RED",
	fuelType: "PETROL",
	yearOfManufacture: 2019,
	monthOfFirstRegistration: "2019-03",
};
const NEVER = new Promise<never>(() => undefined);

/** Plates of the Dutch register on this machine: a Golf; none; no answer at all; and what it was asked for. */
export const PLATES = { golf: "12-RSL-9", none: "16-XKD-2", silent: "6-TJR-64" } as const;
/** Plates of the British one, as in its test environment: a Ford; none; too many requests. */
export const UK_PLATES = { ford: "AA19 AAA", none: "ER19 NFD", tooMany: "ER19 THR" } as const;
export const UK_PLATE_KEY = "key-of-the-tests";

const DUTCH: Record<string, unknown> = { "12RSL9": [GOLF], "16XKD2": [] };

/** The public registers (docs/adr/0061), on this machine. */
export async function startRegisters(): Promise<{ service: string; stop: () => void }> {
	const requests: string[] = [];
	const server = createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? "", "http://register");
		if (pathname === "/asked") return send(response, 200, requests);
		if (pathname.startsWith("/api/vehicles/")) return answerVin(request, response, requests);
		if (request.method === "POST") return answerUk(request, response, requests);
		const plate = searchParams.get("kenteken") ?? "";
		requests.push(plate);
		send(response, 200, DUTCH[plate] ?? (await NEVER));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the registers have no port");
	const stop = () => {
		server.closeAllConnections();
		server.close();
	};
	return { service: `http://127.0.0.1:${address.port}`, stop };
}

/** The American one knows no car. */
async function answerVin(request: IncomingMessage, response: ServerResponse, requests: string[]): Promise<void> {
	requests.push(new URLSearchParams(await text(request)).get("data") ?? "");
	send(response, 200, { Results: [{ Make: "", Model: "", ModelYear: "" }] });
}

async function answerUk(request: IncomingMessage, response: ServerResponse, requests: string[]): Promise<void> {
	const body: unknown = await json(request);
	const plate = body instanceof Object && "registrationNumber" in body ? String(body.registrationNumber) : "";
	requests.push(plate);
	if (request.headers["x-api-key"] !== UK_PLATE_KEY) return send(response, 403, { message: "Forbidden" });
	if (plate === FORD.registrationNumber) return send(response, 200, FORD);
	const status = plate === "ER19THR" ? 429 : 404;
	send(response, status, { errors: [{ status: String(status), title: "No vehicle" }] });
}

const send = (response: ServerResponse, status: number, body: unknown): void => {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};
