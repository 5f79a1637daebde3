import { createServer } from "node:http";

const GOLF = { merk: "VOLKSWAGEN", handelsbenaming: "VOLKSWAGEN GOLF", datum_eerste_toelating: "20160512" };
const NEVER = new Promise<never>(() => undefined);

/** Plates of the Dutch register on this machine: a Golf; none; no answer at all; and what it was asked for. */
export const PLATES = { golf: "12-RSL-9", none: "16-XKD-2", silent: "6-TJR-64" } as const;

/** Both public registers (docs/adr/0061), on this machine. */
export async function startRegisters(): Promise<{ service: string; stop: () => void }> {
	const asked: string[] = [];
	const answers: Record<string, unknown> = { "12RSL9": [GOLF], "16XKD2": [] };
	const server = createServer(async ({ url = "" }, response) => {
		const { pathname, searchParams } = new URL(url, "http://register");
		const plate = searchParams.get("kenteken");
		if (plate !== null) asked.push(plate);
		const answer = pathname === "/asked" ? asked : (answers[plate ?? ""] ?? (await NEVER));
		response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
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
