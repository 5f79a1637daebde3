import { z } from "zod";

/** What a run tells of each file as soon as it is done. */
export const fileReportSchema = z.object({
	path: z.string(),
	tests: z.int().nonnegative(),
	ms: z.number().nonnegative(),
	/** Names of what failed; none: the file passed. */
	failed: z.array(z.string()),
	/** All that is known about the failures, in one piece. */
	details: z.string(),
});
export type FileReport = z.infer<typeof fileReportSchema>;
