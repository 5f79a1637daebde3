/** Offers a call's answer as a download. A link alone can't, because the call needs the token. */
export function saveFile(content: Blob, name: string): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// Later: the browser begins to read it after this turn.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
