import { redirect } from "@tanstack/react-router";
import { bearer } from "./tokens.ts";

/** Only a page of ours may be returned to: never another host, never a scheme. */
export const toReturnPath = (raw: unknown): { returnTo?: string | undefined } => ({
	// Always set: the router hands on what a key's reader leaves out.
	returnTo: typeof raw === "string" && /^\/(?:a|c|content)(?:[/?]|$)/.test(raw) ? raw : undefined,
});

/** Sends who has no token to sign in, and back here afterwards. */
export function requireToken({ location }: { location: { href: string } }): void {
	if (bearer() === null) throw redirect({ to: "/login", search: toReturnPath(location.href) });
}
