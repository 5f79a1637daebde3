import { flushSync, mount, unmount } from "svelte";
import { host, offer, type ShopProps } from "./shop.ts";
import Shop from "./svelte-shop.svelte";

let props: Partial<ShopProps> = $state({});
let app: ReturnType<typeof mount> | undefined;

offer({
	render(next) {
		Object.assign(props, { vehicle: undefined, locale: undefined }, next);
		app ??= mount(Shop, { target: host(), props });
		flushSync();
	},
	unmount() {
		if (app) void unmount(app);
		app = undefined;
		props = {};
	},
});
