import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { yearsText } from "../../features/catalogue/spans-text.ts";
import { useSelectedFinderId } from "../../features/finders/selected/use-selected-finder.ts";
import { useSimulate } from "../../features/users/use-simulate.ts";
import { hostOf } from "../../lib/host-of.ts";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import type { PaletteCommand, Scope } from "./command.ts";
import {
	assortmentHitsQuery,
	carHitsQuery,
	companyHitsQuery,
	finderHitsQuery,
	productHitsQuery,
	userHitsQuery,
} from "./palette.api.ts";
import type { Recent } from "./recent.rules.ts";
import { toCommand } from "./use-commands.ts";

const PAUSE_MS = 200;

/** The typed text, once typing pauses. */
function usePaused(typed: string): string {
	const [paused, setPaused] = useState(typed);
	useEffect(() => {
		const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	return paused;
}

/** What the server finds: configurations and products for everybody, the rest for administrators. */
export function useHits(typed: string, go: (place: Recent) => void, scope: Scope | null) {
	const text = typed.trim().slice(0, 200);
	const search = usePaused(text);
	const isAdmin = useHoldsRole("ROLE_ADMIN");
	const finder = useSelectedFinderId();
	const simulate = useSimulate();
	const whenSearched = (may: boolean) => ({ enabled: may && search !== "", placeholderData: keepPreviousData });
	const isOpen = scope === null;
	const finders = useQuery({ ...finderHitsQuery(search), ...whenSearched(isOpen) });
	const companies = useQuery({ ...companyHitsQuery(search), ...whenSearched(isOpen && isAdmin) });
	const assortments = useQuery({ ...assortmentHitsQuery(search), ...whenSearched(isOpen && isAdmin) });
	const users = useQuery({
		...userHitsQuery(search, scope === "simulate"),
		...whenSearched(isAdmin && scope !== "product"),
	});
	const cars = useQuery({ ...carHitsQuery(search), ...whenSearched(isOpen && isAdmin) });
	const products = useQuery({
		...productHitsQuery(finder ?? 0, search),
		...whenSearched(finder !== null && scope !== "simulate"),
	});
	const hitsOf = <Row>(rows: Row[] | undefined, toHit: (row: Row) => PaletteCommand) =>
		text === "" || search === "" ? [] : (rows ?? []).map(toHit);
	const all = [finders, companies, assortments, users, cars, products];
	return {
		/** Why a part of what could be found is missing. */
		error: all.find(({ error }) => error !== null)?.error ?? null,
		/** What is found was for an older text, or is not complete. */
		isSearching: search !== text || all.some(({ isFetching }) => isFetching),
		finders: hitsOf(finders.data, ({ id, label, shopProductUrl }) =>
			toCommand({ kind: "finder", href: `/c/overview?finder=${id}`, text: label }, go, hostOf(shopProductUrl)),
		),
		companies: hitsOf(companies.data, ({ id, title, city }) =>
			toCommand({ kind: "company", href: `/a/companies?view=${id}`, text: title }, go, city),
		),
		assortments: hitsOf(assortments.data, ({ id, make, name, code }) =>
			toCommand({ kind: "assortment", href: `/a/assortments/${id}`, text: `${make.name} ${name}` }, go, code),
		),
		users: hitsOf(users.data, ({ id, username, email }) => {
			const command = toCommand({ kind: "user", href: `/a/users?view=${id}`, text: username }, go, email);
			return scope === "simulate" ? { ...command, run: () => void simulate(id) } : command;
		}),
		cars: hitsOf(cars.data, ({ id, brand, model, yearFrom, yearTo }) => {
			const place = { kind: "car", href: `/a/catalogue/cars?car=${id}`, text: `${brand.name} ${model}` } as const;
			return toCommand(place, go, yearFrom === null ? "" : yearsText(yearFrom, yearTo));
		}),
		products: hitsOf(products.data, ({ id, title, sku }) => {
			const href = `/c/products?finder=${finder}&product=${encodeURIComponent(id)}`;
			return toCommand({ kind: "product", href, text: title }, go, sku);
		}),
	};
}
