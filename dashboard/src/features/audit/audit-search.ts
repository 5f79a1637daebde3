import { AUDIT_ACTIONS, AUDIT_ENTITIES, type AuditAction, type AuditEntity } from "#worker/audit/audit.rules.ts";
import { type ListSearch, toListSearch } from "../../lib/list-search.ts";
import { toDay } from "../../lib/to-day.ts";

export type AuditFilters = {
	user?: number;
	company?: number;
	entity?: AuditEntity;
	/** The id of one record; only beside `entity`. */
	thing?: string;
	action?: AuditAction;
	from?: string;
	to?: string;
};

/** Reads the log's filters from any address; invalid values are left out. */
export function toAuditSearch(raw: Record<string, unknown>): ListSearch & AuditFilters {
	return { ...toListSearch(raw), ...toFilters(raw) };
}

export function toFilters(raw: Record<string, unknown>): AuditFilters {
	const user = toId(raw.user);
	const company = toId(raw.company);
	const entity = AUDIT_ENTITIES.find((known) => known === raw.entity);
	const thing = toThing(raw.thing);
	const action = AUDIT_ACTIONS.find((known) => known === raw.action);
	const from = toDay(raw.from);
	const to = toDay(raw.to);
	return {
		...(user && { user }),
		...(company && { company }),
		...(entity && { entity }),
		...(entity && thing && { thing }),
		...(action && { action }),
		...(from && { from }),
		...(to && { to }),
	};
}

const toId = (value: unknown): number | undefined => {
	const id = Number(value);
	return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** A number, or a picture's file name. */
const toThing = (value: unknown): string | undefined => /^[\w.-]{1,100}$/.exec(String(value ?? ""))?.[0];
