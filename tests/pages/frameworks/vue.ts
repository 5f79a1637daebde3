import { type App, createApp, h, shallowRef } from "vue";
import { host, offer, type ShopProps } from "./shop.ts";
import Shop from "./vue-shop.vue";

const props = shallowRef<ShopProps>();
let app: App | undefined;

offer({
	render(next) {
		props.value = next;
		if (app) return;
		app = createApp({ render: () => h(Shop, props.value) });
		app.mount(host());
	},
	unmount() {
		app?.unmount();
		app = undefined;
	},
});
