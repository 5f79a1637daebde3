import { z } from "zod";

/** What a run reports of each file when it is done. */
export const fileReportSchema = z.object({
	path: z.string(),
	tests: z.int().nonnegative(),
	ms: z.number().nonnegative(),
	/** Names of the failed tests; none: the file passed. */
	failed: z.array(z.string()),
	/** All failures' texts together. */
	details: z.string(),
});
export type FileReport = z.infer<typeof fileReportSchema>;
