/**
 * The views' language: descriptions of elements, and one function that updates the page to match them. Nodes are
 * created one by one and never from HTML, so that the finder also runs where Trusted Types allow no policy.
 */
export type Child = ElementDescription | string | number | false | null | undefined;
export type ElementDescription = { tag: string; props: Props; children: Child[] };
type Props = Record<string, string | number | boolean | undefined | Handler>;
/** Also gets the value of the field that it is attached to. */
type Handler = (event: KeyboardEvent, value: string) => void;
/** Runs a listener, so that no error of it reaches the page. */
type Guard = (act: () => void) => void;

const SVG = "http://www.w3.org/2000/svg";
/** Values that the visitor changes are compared with the page, all others with the last description. */
const LIVE = ["value", "checked"];

const lastProps = new WeakMap<Element, Props>();

/**
 * Describes an element: `h("div.car quiet", { onclick }, "text")`. Its classes are also its parts, for the shop's own
 * styles. Functions, booleans and live values set the property, others the attribute; undefined removes it.
 */
export function h(tag: string, props: Props | null, ...children: (Child | Child[])[]): ElementDescription {
	const [name = "", classes] = tag.split(".");
	const named = classes ? { class: classes, part: classes, ...props } : (props ?? {});
	return { tag: name, props: named, children: children.flat() };
}

/**
 * Updates the children of a node to match their descriptions, and keeps every element with the same tag and class at
 * its position.
 */
export function patch(parent: Element | DocumentFragment, children: Child[], guard: Guard): void {
	let current = parent.firstChild;
	for (const child of children) {
		const node = child && typeof child === "object" ? toElement(parent, current, child, guard) : toText(current, child);
		if (!current) parent.append(node);
		else if (node !== current) current.replaceWith(node);
		current = node.nextSibling;
	}
	while (current) {
		const { nextSibling } = current;
		current.remove();
		current = nextSibling;
	}
}

/** An absent element is an empty text, so that its neighbours keep their positions. */
function toText(current: Node | null, child: Child): Node {
	const node = current instanceof Text ? current : new Text();
	const text = child || child === 0 ? String(child) : "";
	if (node.data !== text) node.data = text;
	return node;
}

function toElement(
	parent: Node,
	current: Node | null,
	{ tag, props, children }: ElementDescription,
	guard: Guard,
): Element {
	const isSame =
		current instanceof Element && current.localName === tag && lastProps.get(current)?.class === props.class;
	const isSvg = tag === "svg" || parent instanceof SVGElement;
	const element = isSame ? current : isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
	// A select's value is one of its options, so the options are set first.
	patch(element, children, guard);
	setProps(element, props, guard);
	return element;
}

function setProps(element: Element, props: Props, guard: Guard): void {
	const last = lastProps.get(element) ?? {};
	lastProps.set(element, props);
	for (const name of Object.keys({ ...last, ...props })) {
		const value = props[name];
		const isLive = LIVE.includes(name);
		if (value === (isLive ? Reflect.get(element, name) : last[name])) continue;
		if (typeof value === "function") {
			const handle = (event: KeyboardEvent) => guard(() => value(event, Reflect.get(element, "value")));
			Reflect.set(element, name, handle);
		} else if (isLive || typeof value === "boolean") Reflect.set(element, name, value);
		else if (value === undefined) element.removeAttribute(name);
		else element.setAttribute(name, String(value));
	}
}
