/** What the test asks of a page, whichever its framework. */
export type ShopProps = {
	as: "element" | "div";
	finder: string;
	locale?: "de" | undefined;
	vehicle?: string | undefined;
	/** How many links the framework puts into its div. */
	links: number;
	onCar(car: { id: string }): void;
};

type Shop = { render(props: ShopProps): void; unmount(): void };

/** For the test: the page's framework, and the cars that it has heard of. */
export function offer({ render, unmount }: Shop): void {
	const heard: string[] = [];
	const onCar = ({ id }: { id: string }) => heard.push(id);
	Object.assign(window, {
		shop: { heard, render: (props: Omit<ShopProps, "onCar">) => render({ ...props, onCar }), unmount },
	});
}

export const host = (): HTMLElement => document.querySelector("main") ?? document.body;
