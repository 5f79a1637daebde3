import { expect, test } from "vitest";
import { REQUEST_PAGE_TEXTS } from "#worker/car-requests/request-page-texts.ts";
import { BACKUP_KEEP_DAYS } from "#worker/jobs/backup.rules.ts";

/** Of D1's own history, which is longer. */
const HISTORY_DAYS = 30;

test.each(Object.entries(REQUEST_PAGE_TEXTS))(
	"in %s who deletes a request is told how long its copies stay",
	(_, texts) => {
		expect(BACKUP_KEEP_DAYS).toBeLessThan(HISTORY_DAYS);
		for (const hint of [texts.erasedHint, texts.toldHint]) expect(hint).toContain(`${HISTORY_DAYS}`);
	},
);
