import { env } from "cloudflare:workers";

/** How often objects were stored or removed, and what the edge's caches may have. */
let changes = 0;
let changesWhenEmpty = 0;
const cached: { cache: string; url: string }[] = [];

export const countChanges = (): number => changes;

/** Only if a test stored something: listing a bucket takes as long as a query. */
export async function emptyBuckets(): Promise<void> {
	if (changes === changesWhenEmpty) return;
	await Promise.all([env.MEDIA, env.BACKUP].map(emptyBucket));
	changesWhenEmpty = changes;
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
	for (;;) {
		const { objects, truncated } = await bucket.list();
		if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
		if (!truncated) return;
	}
}

/** One by one: a cache can't be emptied. */
export async function emptyCaches(): Promise<void> {
	await Promise.all(cached.splice(0).map(async ({ cache, url }) => (await openCache(cache)).delete(url)));
}

const BUCKET: R2Bucket = Object.getPrototypeOf(env.MEDIA);
const { put, createMultipartUpload, delete: remove } = BUCKET;
Object.assign(BUCKET, {
	put(this: R2Bucket, ...args: Parameters<typeof put>) {
		changes++;
		return put.apply(this, args);
	},
	createMultipartUpload(this: R2Bucket, ...args: Parameters<typeof createMultipartUpload>) {
		changes++;
		return createMultipartUpload.apply(this, args);
	},
	delete(this: R2Bucket, ...args: Parameters<typeof remove>) {
		changes++;
		return remove.apply(this, args);
	},
});

const openCache = caches.open.bind(caches);
caches.open = async (name) => {
	const cache = await openCache(name);
	const putInto = cache.put.bind(cache);
	return Object.assign(cache, {
		put(request: RequestInfo | URL, response: Response) {
			cached.push({ cache: name, url: new Request(request).url });
			return putInto(request, response);
		},
	});
};
