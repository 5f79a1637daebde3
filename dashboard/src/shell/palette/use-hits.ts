import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { yearsText } from "../../features/catalogue/spans-text.ts";
import { useHoldsRole } from "../../lib/use-current-user.ts";
import type { PaletteCommand } from "./command.ts";
import { carHitsQuery, companyHitsQuery, finderHitsQuery, userHitsQuery } from "./palette.api.ts";
import type { Recent } from "./recent.rules.ts";
import { toCommand } from "./use-commands.ts";

const PAUSE_MS = 200;

/** What was typed, once typing pauses. */
function usePaused(typed: string): string {
	const [paused, setPaused] = useState(typed);
	useEffect(() => {
		const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	return paused;
}

/** What the server finds: configurations for everybody, companies, users and cars for administrators. */
export function useHits(typed: string, go: (place: Recent) => void) {
	const search = usePaused(typed.trim().slice(0, 200));
	const isAdmin = useHoldsRole("ROLE_ADMIN");
	const asked = { enabled: search !== "", placeholderData: keepPreviousData };
	const askedByAdmins = { ...asked, enabled: isAdmin && search !== "" };
	const finders = useQuery({ ...finderHitsQuery(search), ...asked });
	const companies = useQuery({ ...companyHitsQuery(search), ...askedByAdmins });
	const users = useQuery({ ...userHitsQuery(search), ...askedByAdmins });
	const cars = useQuery({ ...carHitsQuery(search), ...askedByAdmins });
	const listHref = (path: string, text: string) => `${path}?search=${encodeURIComponent(text)}`;
	const found = <Row>(rows: Row[] | undefined, toHit: (row: Row) => PaletteCommand) =>
		typed.trim() === "" || search === "" ? [] : (rows ?? []).map(toHit);
	return {
		isSearching: [finders, companies, users, cars].some(({ isFetching }) => isFetching),
		finders: found(finders.data, ({ id, label, shopProductUrl }) =>
			toCommand({ kind: "finder", href: `/c/overview?finder=${id}`, text: label }, go, hostOf(shopProductUrl)),
		),
		companies: found(companies.data, ({ id, title, city }) => ({
			...toCommand({ kind: "company", href: listHref("/a/companies", title), text: title }, go, city),
			id: `company ${id}`,
		})),
		users: found(users.data, ({ id, username, email }) => ({
			...toCommand({ kind: "user", href: listHref("/a/users", username), text: username }, go, email),
			id: `user ${id}`,
		})),
		cars: found(cars.data, ({ id, brand, model, yearFrom, yearTo }) => {
			const text = `${brand.name} ${model}`;
			const href = `${listHref("/a/catalogue/cars", text)}&car=${id}`;
			return toCommand({ kind: "car", href, text }, go, yearFrom === null ? "" : yearsText(yearFrom, yearTo));
		}),
	};
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? "";
