import type { Query } from "./d1-connection.ts";

type Change = { queries: Query[]; bookmark: string; at: number };

/** The way of the primary's changes to the replica, in their order. */
export function createReplication(send: (queries: Query[]) => Promise<unknown>) {
	const changes: Change[] = [];
	let reachedTo = "";
	let applying = Promise.resolve();
	return {
		add(queries: Query[], bookmark: string): void {
			changes.push({ queries, bookmark, at: Date.now() });
			changes.sort((a, b) => (a.bookmark < b.bookmark ? -1 : 1));
		},

		/** The replica's bookmark, if it has everything up to this one with changes that come so late. */
		async reach(bookmark: string, lagMs: number): Promise<string | undefined> {
			applying = applying.then(() => applyDue(lagMs));
			await applying;
			if (changes[0] && changes[0].bookmark <= bookmark) return undefined;
			return bookmark > reachedTo ? bookmark : reachedTo;
		},
	};

	async function applyDue(lagMs: number): Promise<void> {
		for (let [change] = changes; change && change.at + lagMs <= Date.now(); [change] = changes) {
			await send(change.queries);
			changes.shift();
			reachedTo = change.bookmark;
		}
	}
}
