import type { Database } from "../db/database.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import type { ApiScope } from "./api-scope.rules.ts";
import type { Role } from "./roles.rules.ts";

export type Session = {
	tokenHash: string;
	userId: number;
	companyId: number;
	roles: Role[];
	/** The administrator behind an impersonation. */
	impersonatedBy: { id: number; name: string } | null;
	/** The Idempotency-Key of this request, if it creates something. */
	requestKey?: string;
	/** What a key of another system may be used for; undefined: a user who is signed in. */
	scopes?: readonly ApiScope[];
};

export type AppEnv = {
	Bindings: Env;
	Variables: {
		db: Database;
		locale: Locale;
		session: Session;
		/** Tells answerWithin whether the sender is still sending. */
		setReceiving?: (isReceiving: boolean) => void;
	};
};
