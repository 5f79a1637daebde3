import { z } from "zod";

const trafficSchema = z.array(z.object({ version_id: z.string(), percentage: z.number() }));
const deploymentSchema = z.object({ created_on: z.string(), versions: trafficSchema });
const versionSchema = z.object({ annotations: z.object({ "workers/triggered_by": z.string().optional() }).optional() });
const uploadSchema = z.object({ type: z.enum(["version-upload", "deploy"]), version_id: z.string() });

type Deployment = z.infer<typeof deploymentSchema>;

const wholeOf = ({ versions }: Deployment): string | undefined =>
	versions.find(({ percentage }) => percentage === 100)?.version_id;

/** Of `wrangler deployments status --json`: the version that everybody is served by. */
export const runningVersion = (json: string): string | undefined => wholeOf(deploymentSchema.parse(JSON.parse(json)));

const orderedDeployments = (json: string): Deployment[] =>
	z
		.array(deploymentSchema)
		.parse(JSON.parse(json))
		.toSorted((one, other) => one.created_on.localeCompare(other.created_on));

/** Of `wrangler deployments list --json`: whether a version is given to some, or tested by nobody yet, beside another one. */
export const isRollingOut = (json: string): boolean => (orderedDeployments(json).at(-1)?.versions.length ?? 0) > 1;

/** The same list's versions that everybody was served by, latest first, without those that were gone back from. */
export function keptVersions(json: string): string[] {
	const versions: string[] = [];
	for (const version of orderedDeployments(json).flatMap((one) => wholeOf(one) ?? [])) {
		const at = versions.indexOf(version);
		versions.splice(at < 0 ? versions.length : at, versions.length, version);
	}
	return versions.toReversed();
}

/** Of these the ones before this one. */
export function versionsBefore(json: string, version: string): string[] {
	const versions = keptVersions(json);
	return versions.slice(versions.includes(version) ? versions.indexOf(version) + 1 : versions.length);
}

/** Of `wrangler versions view --json`: what made it, `secret` if that was `secret put`. Not always there. */
export const triggerOf = (json: string): string | undefined =>
	versionSchema.parse(JSON.parse(json)).annotations?.["workers/triggered_by"];

/** Of `wrangler r2 object get`: the bucket doesn't have it, which isn't the same as that it can't be read. */
export const isMissing = (output: string): boolean => output.includes("The specified key does not exist");

/** Of the file that wrangler writes beside its output (WRANGLER_OUTPUT_FILE_PATH): a line of JSON for each event. */
export function uploadedVersion(lines: string): string | undefined {
	const events = lines
		.split("\n")
		.flatMap((line) => (line.trim() === "" ? [] : [uploadSchema.safeParse(JSON.parse(line))]));
	return events.findLast(({ success }) => success)?.data?.version_id;
}

/** Of `wrangler d1 time-travel info --json`. */
export const bookmarkOf = (json: string): string =>
	z.object({ bookmark: z.string().min(1) }).parse(JSON.parse(json)).bookmark;

/** Of `wrangler queues consumer list`: there is no such queue, which isn't the same as that it can't be read. */
export const isQueueMissing = (output: string): boolean => /Queue "[^"]*" does not exist/.test(output);

/** Of `wrangler queues consumer list --json`: whether its messages come to a worker. */
export const hasConsumer = (json: string): boolean => z.array(z.unknown()).parse(JSON.parse(json)).length > 0;

/** A worker that was never deployed: it has no version beside which a new one could be rolled out. */
export const isNeverDeployed = (output: string): boolean => /\b10007\b|has no deployments/.test(output);
