import { redirect } from "@tanstack/react-router";
import { bearerToken } from "./tokens.ts";

/** Only a page of this site: never another host, never a scheme. */
export const toReturnPath = (raw: unknown): { returnTo?: string | undefined } => ({
	// Always set: the router keeps a key that its reader leaves out.
	returnTo: typeof raw === "string" && /^\/(?:a|c|content)(?:[/?]|$)/.test(raw) ? raw : undefined,
});

/** Redirects to sign-in without a token, and back here afterwards. */
export function requireToken({ location }: { location: { href: string } }): void {
	if (bearerToken() === null) throw redirect({ to: "/login", search: toReturnPath(location.href) });
}
