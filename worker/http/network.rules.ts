/**
 * What a limit counts as one client: an IPv4 address, or the /64 network of an IPv6 address, which a provider gives to a
 * single household. Other text stays as it is.
 */
export function networkOf(address: string): string {
	if (!address.includes(":") || address.includes(".")) return address.slice(address.lastIndexOf(":") + 1);
	const [head = "", tail = ""] = address.toLowerCase().split("::");
	const [first, last] = [groupsOf(head), groupsOf(tail)];
	const zeros = address.includes("::") ? Math.max(0, 8 - first.length - last.length) : 0;
	const groups = [...first, ...Array.from({ length: zeros }, () => "0"), ...last];
	return `${groups
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":")}::/64`;
}

const groupsOf = (text: string): string[] => (text === "" ? [] : text.split(":"));
