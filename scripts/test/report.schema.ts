import { z } from "zod";

/** What a run reports of each file when it is done. */
export const fileReportSchema = z.object({
	path: z.string(),
	tests: z.int().nonnegative(),
	ms: z.number().nonnegative(),
	/** A text for each failed test, which begins with its name; none: the file passed. */
	failures: z.array(z.string()),
	/** What the tests have printed. */
	printed: z.string(),
});
export type FileReport = z.infer<typeof fileReportSchema>;
