/** The platform names nobody, to which many firewalls answer 403. In the form in which crawlers say who they are. */
export const USER_AGENT = "Mozilla/5.0 (compatible; WiperFinder/1.0)";

export type OutsideRequest = Omit<RequestInit, "headers" | "redirect"> & { headers: Record<string, string> };

/** Asks somebody else's server. A redirect is an answer: it could lead to an address that nobody checked. */
export const requestOutside = (address: string | URL, { headers, ...request }: OutsideRequest): Promise<Response> =>
	fetch(address, { ...request, redirect: "manual", headers: { "user-agent": USER_AGENT, ...headers } });
