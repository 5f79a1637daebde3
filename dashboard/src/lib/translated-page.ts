/**
 * Keeps React running in a page that the browser translates: the translation exchanges text nodes, and inserting before or
 * removing one that has left its parent would throw and replace the page by an error (facebook/react#11538).
 */
export function allowTranslation(): void {
	const { insertBefore, removeChild } = Node.prototype;
	Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
		insertBefore.call(this, node, before?.parentNode === this ? before : null);
		return node;
	};
	Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
		if (child.parentNode === this) removeChild.call(this, child);
		return child;
	};
}
