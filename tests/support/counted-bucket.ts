import { env } from "cloudflare:workers";

/** The bucket, counting its calls. */
export function countedBucket() {
	const seen = { calls: 0 };
	const get = (target: R2Bucket, name: string) => {
		const value: unknown = Reflect.get(target, name);
		if (typeof value !== "function") return value;
		return (...values: unknown[]) => {
			seen.calls++;
			return value.apply(target, values);
		};
	};
	return { seen, media: new Proxy(env.MEDIA, { get }) };
}
