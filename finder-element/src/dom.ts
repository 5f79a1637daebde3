/**
 * What the views are written in: descriptions of elements, and one function that makes the page agree with them.
 * Nodes are made one by one and never from HTML, so that the finder also runs where Trusted Types allow no policy.
 */
export type Child = ElementDescription | string | number | false | null | undefined;
export type ElementDescription = { tag: string; props: Props; children: Child[] };
type Props = Record<string, string | number | boolean | undefined | Handler>;
/** Gets the value of the field that it stands on, too. */
type Handler = (event: KeyboardEvent, value: string) => void;
/** Runs what the page sets off. */
type Attempt = (act: () => void) => void;

const SVG = "http://www.w3.org/2000/svg";
/** What the visitor changes behind our back is compared with the page, everything else with the last description. */
const LIVE = ["value", "checked"];

const lastProps = new WeakMap<Element, Props>();

/**
 * Describes an element: `h("div.car quiet", { onclick }, "text")`. Its classes are also its parts, for the shop's own
 * styles. Functions, booleans and what is live set the property, all else the attribute; undefined leaves it away.
 */
export function h(tag: string, props: Props | null, ...children: (Child | Child[])[]): ElementDescription {
	const [name = "", classes] = tag.split(".");
	const named = classes ? { class: classes, part: classes, ...props } : (props ?? {});
	return { tag: name, props: named, children: children.flat() };
}

/** Makes the children of a node agree with their descriptions, and keeps every element that still fits its place. */
export function patch(parent: Element | DocumentFragment, children: Child[], attempt: Attempt): void {
	let present = parent.firstChild;
	for (const child of children) {
		const node =
			child && typeof child === "object" ? toElement(parent, present, child, attempt) : toText(present, child);
		if (!present) parent.append(node);
		else if (node !== present) present.replaceWith(node);
		present = node.nextSibling;
	}
	while (present) {
		const { nextSibling } = present;
		present.remove();
		present = nextSibling;
	}
}

/** What isn't there keeps its place as an empty text: its neighbours stay the elements they are. */
function toText(present: Node | null, child: Child): Node {
	const node = present instanceof Text ? present : new Text();
	const text = child || child === 0 ? String(child) : "";
	if (node.data !== text) node.data = text;
	return node;
}

function toElement(
	parent: Node,
	present: Node | null,
	{ tag, props, children }: ElementDescription,
	attempt: Attempt,
): Element {
	const isSame =
		present instanceof Element && present.localName === tag && lastProps.get(present)?.class === props.class;
	const isSvg = tag === "svg" || parent instanceof SVGElement;
	const element = isSame ? present : isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
	// A select's value is one of its options, so they come first.
	patch(element, children, attempt);
	setProps(element, props, attempt);
	return element;
}

function setProps(element: Element, props: Props, attempt: Attempt): void {
	const last = lastProps.get(element) ?? {};
	lastProps.set(element, props);
	for (const name of Object.keys({ ...last, ...props })) {
		const value = props[name];
		const isLive = LIVE.includes(name);
		if (value === (isLive ? Reflect.get(element, name) : last[name])) continue;
		if (typeof value === "function") {
			const handle = (event: KeyboardEvent) => attempt(() => value(event, Reflect.get(element, "value")));
			Reflect.set(element, name, handle);
		} else if (isLive || typeof value === "boolean") Reflect.set(element, name, value);
		else if (value === undefined) element.removeAttribute(name);
		else element.setAttribute(name, String(value));
	}
}
