import { createServer } from "node:http";
import { z } from "zod";

const eventSchema = z.object({ type: z.string(), data: z.object({ order: z.int() }) });

/** Another company's server, which is told of orders: the ids of those that it has heard of. */
export async function startReceiver() {
	const heard = new Set<number>();
	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on("data", (chunk: Buffer) => chunks.push(chunk));
		request.on("end", () => {
			heard.add(eventSchema.parse(JSON.parse(Buffer.concat(chunks).toString())).data.order);
			response.end();
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" ? (address?.port ?? 0) : 0;
	return { url: `http://127.0.0.1:${port}/`, heard, close: () => void server.close() };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
