import { monthOf, priceOf, type Usage } from "./cost/cost.rules.ts";
import { runCommand } from "./local/command.ts";
import { readOptions } from "./local/options.ts";
import { CommandError, QUIET_WRANGLER } from "./local/settings.ts";

const USAGE = `npm run cost -- [options]

Works out what a month costs at Cloudflare, from the calls, reads and writes of a visit as they are measured here.

  --shops N     number of shops (default: 1000)
  --visits N    visits a day of each (default: 10000)
  --cold SHARE  share of the visits that no cache answers (default: 0.74)
  --second SHARE  share of the visits that are told of twice (default: 0.5)
  --cpu MS      processor time of a request (default: 1)
  --database GB, --bucket GB  what is stored (default: 2 and 20)`;

await runCommand(async () => {
	const { values } = readOptions(USAGE, {
		shops: { type: "string", default: "1000" },
		visits: { type: "string", default: "10000" },
		cold: { type: "string", default: "0.74" },
		second: { type: "string", default: "0.5" },
		cpu: { type: "string", default: "1" },
		database: { type: "string", default: "2" },
		bucket: { type: "string", default: "20" },
	});
	const traffic = {
		...{ shops: toNumber(values.shops), visitsADay: toNumber(values.visits), coldShare: toNumber(values.cold) },
		...{
			secondShare: toNumber(values.second),
			cpuMsARequest: toNumber(values.cpu),
			databaseGb: toNumber(values.database),
			bucketGb: toNumber(values.bucket),
		},
	};
	Object.assign(process.env, QUIET_WRANGLER);
	const { measureUsage } = await import("./cost/measure.ts");
	const measured = await measureUsage();
	for (const [name, usage] of Object.entries(measured)) console.log(`${name.padEnd(7)} ${textOf(usage)}`);
	const { lines, total } = priceOf(monthOf(traffic, measured));
	console.log(`\nA month at ${count(traffic.shops)} shops with ${count(traffic.visitsADay)} visits a day each:\n`);
	for (const { meter, used, dollars } of lines) {
		console.log(`  ${meter.padEnd(16)} ${count(used).padStart(16)}  $${dollars.toFixed(2).padStart(9)}`);
	}
	const visits = (traffic.shops * traffic.visitsADay * 30) / 1e6;
	console.log(`  ${"with the plan".padEnd(34)} $${total.toFixed(2).padStart(9)}`);
	if (visits > 0) console.log(`  ${"a million visits".padEnd(34)} $${(total / visits).toFixed(2).padStart(9)}`);
});

function toNumber(text: string): number {
	const number = Number(text);
	if (text.trim() === "" || !(number >= 0)) throw new CommandError(`${text} is not a number. --help shows the usage.`);
	return number;
}

function count(value: number): string {
	return Math.round(value).toLocaleString("en");
}

function textOf(usage: Usage): string {
	const parts = Object.entries(usage).map(([meter, used]) => `${meter} ${count(used)}`);
	return parts.join(", ");
}
