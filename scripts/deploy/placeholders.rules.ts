/** The account's values in [env.production] of wrangler.toml. */
export type Production = {
	databaseId: string;
	bucket: string;
	ENVIRONMENT: string;
	DASHBOARD_ORIGIN: string;
	PUBLIC_ORIGIN: string;
	MAIL_FROM: string;
};

/** What still has to be filled in before deploying, one hint a line; empty: complete. */
export function findPlaceholders({ databaseId, ENVIRONMENT, ...values }: Production): string[] {
	const isExample = (text: string) => text === "" || /(^|[./@])example\.(com|org|net)$/.test(text);
	return [
		...(/^[0-]*$/.test(databaseId) ? ["database_id: printed by npx wrangler d1 create wiper-finder"] : []),
		...(ENVIRONMENT === "production" ? [] : ['ENVIRONMENT: must be "production"']),
		...(isExample(values.PUBLIC_ORIGIN) ? ["PUBLIC_ORIGIN: the worker's own address, https://finder.your-domain"] : []),
		...(isExample(values.DASHBOARD_ORIGIN)
			? ["DASHBOARD_ORIGIN: the dashboard's address, https://dashboard.your-domain"]
			: []),
		...(isExample(values.MAIL_FROM) ? ["MAIL_FROM: the sender of mails, an address of your own domain"] : []),
	];
}
