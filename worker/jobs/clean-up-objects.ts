type Unneeded = { prefix: string; before: number; isKept: (name: string) => boolean };

/** Deletes the objects below a prefix that were written before a time and that nothing keeps. */
export async function cleanUpObjects(bucket: R2Bucket, { prefix, before, isKept }: Unneeded): Promise<void> {
	let cursor: string | undefined;
	do {
		const page = await bucket.list({ prefix, ...(cursor !== undefined && { cursor }) });
		const stale = page.objects.filter(
			({ key, uploaded }) => uploaded.getTime() < before && !isKept(key.slice(prefix.length)),
		);
		if (stale.length > 0) await bucket.delete(stale.map(({ key }) => key));
		cursor = page.truncated ? page.cursor : undefined;
	} while (cursor !== undefined);
}
