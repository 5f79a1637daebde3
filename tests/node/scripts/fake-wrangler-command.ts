import { appendFileSync } from "node:fs";
import { runAt } from "./fake-wrangler.ts";

/** The same as a program, as wrangler is one. */
const { ACCOUNT = "", WRANGLER_OUTPUT_FILE_PATH: eventsFile = "" } = process.env;
const { ok, stdout, stderr, events } = runAt(JSON.parse(ACCOUNT), process.argv.slice(2));
process.stdout.write(stdout);
process.stderr.write(stderr);
if (events) appendFileSync(eventsFile, events);
process.exitCode = ok ? 0 : 1;
