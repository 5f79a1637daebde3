import type {} from "@wiper-finder/element/react";
import { Wipers } from "docs/wipers.tsx";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { host, offer, type ShopProps } from "./shop.ts";

function Shop({ as, links, ...props }: ShopProps) {
	if (as === "element") return <Wipers {...props} />;
	const { finder, locale, vehicle, onCar } = props;
	const listen = (div: HTMLDivElement) => {
		const onVehicle = ({ detail }: GlobalEventHandlersEventMap["wf-vehicle"]) => onCar(detail.car);
		div.addEventListener("wf-vehicle", onVehicle);
		return () => div.removeEventListener("wf-vehicle", onVehicle);
	};
	return (
		<div data-wiper-finder={finder} data-locale={locale} data-vehicle={vehicle} ref={listen}>
			{Array.from({ length: links }, (_, at) => (
				<a key={String(at)} href="/wipers">
					Wipers
				</a>
			))}
		</div>
	);
}

let root: Root | undefined;

offer({
	render(props) {
		root ??= createRoot(host());
		flushSync(() =>
			root?.render(
				<StrictMode>
					<Shop {...props} />
				</StrictMode>,
			),
		);
	},
	unmount() {
		root?.unmount();
		root = undefined;
	},
});
