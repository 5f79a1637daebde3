import { env } from "cloudflare:workers";

/** How often an object was stored, and what the edge's caches may have. */
let puts = 0;
let putsWhenEmpty = 0;
const cached: { cache: string; url: string }[] = [];

export const countPuts = (): number => puts;

/** Only if a test stored something: listing a bucket takes as long as a query. */
export async function emptyBuckets(): Promise<void> {
	if (puts === putsWhenEmpty) return;
	putsWhenEmpty = puts;
	await Promise.all([env.MEDIA, env.BACKUP].map(emptyBucket));
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
const { put, createMultipartUpload } = BUCKET;
Object.assign(BUCKET, {
	put(this: R2Bucket, ...args: Parameters<typeof put>) {
		puts++;
		return put.apply(this, args);
	},
	createMultipartUpload(this: R2Bucket, ...args: Parameters<typeof createMultipartUpload>) {
		puts++;
		return createMultipartUpload.apply(this, args);
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
