import { BlockList, isIP } from "node:net";

/** Addresses that no stranger's server has (IANA's registries of special-purpose addresses). */
const SPECIAL: readonly (readonly [network: string, bits: number])[] = [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.88.99.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 3],
	// Global addresses of IPv6 are in 2000::/3.
	["::", 3],
	["4000::", 2],
	["8000::", 1],
	["2001::", 23],
	["2001:db8::", 32],
	["2002::", 16],
	["3fff::", 20],
];
// Apart, because a list of both takes IPv4-mapped addresses for IPv4 in another spelling and fails.
const special = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of SPECIAL) {
	const family = network.includes(":") ? "ipv6" : "ipv4";
	special[family].addSubnet(network, bits, family);
}

const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|example|onion)$/;

/**
 * True for `https://` addresses of hosts on the public internet, without user and password. A name that resolves to a
 * private address is refused by the platform, whose fetch reaches public addresses only.
 */
export function isPublicAddress(address: string): boolean {
	if (!URL.canParse(address)) return false;
	const { protocol, username, password, hostname } = new URL(address);
	if (protocol !== "https:" || username !== "" || password !== "") return false;
	const host = hostname.replace(/^\[|\]$/g, "").replace(/\.+$/, "");
	const version = isIP(host);
	if (version !== 0) {
		const family = version === 6 ? "ipv6" : "ipv4";
		return !special[family].check(host, family);
	}
	return host.includes(".") && !LOCAL_NAME.test(host);
}

/** The same, and locally `http://localhost` as well, so that other systems can be tried on one machine. */
export const isReachable = (env: Env, url: string): boolean =>
	isPublicAddress(url) || (env.ENVIRONMENT === "local" && /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(url));
