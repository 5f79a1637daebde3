import type { Database } from "#worker/db/database.ts";
import { contentsTable } from "#worker/db/schema/content.table.ts";
import { searchText } from "#worker/db/search-text.rules.ts";
import { sanitizeRichText } from "#worker/rich-text/rich-text.ts";
import { CONTENTS } from "./world.ts";

/** Articles for the footer, and a notification. */
export async function loadContents(db: Database): Promise<void> {
	const now = Date.now();
	const rows = CONTENTS.map(({ type, language, title, content }) => ({
		title,
		content: sanitizeRichText(content),
		contentType: type,
		language,
		searched: searchText(title),
		createdAt: now,
		updatedAt: now,
	}));
	await db.insert(contentsTable).values(rows);
}
