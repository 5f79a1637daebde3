/** The bucket with the dates of a clock, so that a test can live through many days. */
export function datedBucket(bucket: R2Bucket, clock: { now: number }): R2Bucket {
	const dates = new Map<string, Date>();
	const dated = (object: R2Object): R2Object => {
		const uploaded = dates.get(object.key) ?? object.uploaded;
		return new Proxy(object, { get: (target, name) => (name === "uploaded" ? uploaded : bound(target, name)) });
	};
	const own = {
		put: async (key: string, value: string | Uint8Array<ArrayBuffer>, options?: R2PutOptions) => {
			dates.set(key, new Date(clock.now));
			return bucket.put(key, value, options);
		},
		head: async (key: string) => {
			const object = await bucket.head(key);
			return object && dated(object);
		},
		list: async (options?: R2ListOptions) => {
			const page = await bucket.list(options);
			return { ...page, objects: page.objects.map(dated) };
		},
	};
	return new Proxy(bucket, { get: (target, name) => Reflect.get(own, name) ?? bound(target, name) });
}

/** Native objects need their methods called on themselves. */
function bound(target: object, name: string | symbol): unknown {
	const value: unknown = Reflect.get(target, name, target);
	return typeof value === "function" ? value.bind(target) : value;
}
