import type { Invoked } from "./invocation.ts";

const OPERATIONS = ["head", "get", "put", "delete", "list", "createMultipartUpload"];

/** A bucket that keeps the documented limits. */
export function limitedBucket(bucket: R2Bucket, { pass }: Invoked): R2Bucket {
	return new Proxy(bucket, {
		get(target, name) {
			const value: unknown = Reflect.get(target, name, target);
			if (typeof value !== "function") return value;
			const operation = String(name);
			if (!OPERATIONS.includes(operation)) return value.bind(target);
			return (...values: unknown[]) => {
				const text = typeof values[0] === "string" ? values[0] : JSON.stringify(values[0] ?? "");
				return pass({ storage: "r2", operation, text }, () => value.apply(target, values));
			};
		},
	});
}
