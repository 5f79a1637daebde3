import { ENVIRONMENTS, environmentOf } from "./deploy/target.rules.ts";
import { runCommand } from "./local/command.ts";
import { readOptions } from "./local/options.ts";
import { CommandError } from "./local/settings.ts";

const USAGE = `npm run restore -- --from PLACE [options]

Restores a backup into an empty, migrated database and the bucket that belongs to it. PLACE is the folder of a local
state, or production or staging of wrangler.toml, whose bucket BACKUP is read.

  --to production|staging  into the account; without it into the local state (STATE_DIR)
  --date YYYY-MM-DD        the backup's day (default: the newest that is whole)
  --files                  only the files that the bucket lacks; the database stays as it is
  --continue               goes on with a restore of the same backup that was cut off
  --drop-unfinished        restores nothing: deletes the backup that is not whole, which is of the database before its restore

docs/self-hosting.md describes it step by step, under "Backups".`;

await runCommand(async () => {
	const { values } = readOptions(USAGE, {
		from: { type: "string" },
		to: { type: "string" },
		date: { type: "string" },
		continue: { type: "boolean", default: false },
		files: { type: "boolean", default: false },
		"drop-unfinished": { type: "boolean", default: false },
	});
	if (values.from === undefined) throw new CommandError(USAGE);
	const target = values.to === undefined ? undefined : environmentOf(values.to);
	if (values.to !== undefined && !target) throw new CommandError(`--to is one of: ${ENVIRONMENTS.join(", ")}.`);
	const { from: place, date, continue: continues, files: filesOnly, "drop-unfinished": isDropped } = values;
	if (isDropped && (target || date !== undefined || continues || filesOnly))
		throw new CommandError("--drop-unfinished restores nothing: give only --from with it.");
	const { dropUnfinished, restore } = await import("./restore/run-restore.ts");
	if (isDropped) await dropUnfinished(place);
	else await restore({ place, target, date, continues, filesOnly });
});
