import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { selectInputSchema } from "../http/list.schema.ts";
import { noted } from "../http/openapi-notes.ts";
import { validate } from "../http/validate.ts";
import { toLanguageTag } from "../i18n/locale.rules.ts";
import { createSelectListRepository } from "./select-lists.repository.ts";
import { namesIn, sortByName } from "./select-lists.rules.ts";
import {
	brandsSchema,
	contentTypesSchema,
	countriesSchema,
	currenciesSchema,
	languagesSchema,
} from "./select-lists.schema.ts";

const validateInput = validate("json", selectInputSchema);

/** For every signed-in user, in the language of the request; at /admin/api. */
export const selectListRoutes = new Hono<AppEnv>()
	.post("/country", validateInput, noted({ answer: countriesSchema }), async (c) => {
		const nameOf = namesIn(c.var.locale, "region");
		const countries = await lists(c.var).countries();
		const data = countries.map(({ id, iso2, name }) => ({ id, name: nameOf(iso2, name) }));
		return c.json({ data: sortByName(c.var.locale, data) });
	})
	.post("/language", validateInput, noted({ answer: languagesSchema }), async (c) => {
		const nameOf = namesIn(c.var.locale, "language");
		const languages = await lists(c.var).languages();
		return c.json({ data: languages.map(({ iso2, name }) => ({ iso2, name: nameOf(toLanguageTag(iso2), name) })) });
	})
	.post("/currency", validateInput, noted({ answer: currenciesSchema }), async (c) => {
		const nameOf = namesIn(c.var.locale, "currency");
		const currencies = await lists(c.var).currencies();
		const data = currencies.map(({ sign, iso, name }) => ({ sign, name: nameOf(iso, name), iso }));
		return c.json({ data: sortByName(c.var.locale, data) });
	})
	.post("/brand", validateInput, noted({ answer: brandsSchema }), async (c) =>
		c.json({ data: sortByName(c.var.locale, await lists(c.var).brands()) }),
	)
	.post("/content-type", validateInput, noted({ answer: contentTypesSchema }), async (c) =>
		c.json({ data: await lists(c.var).contentTypes() }),
	);

const lists = ({ db }: AppEnv["Variables"]) => createSelectListRepository(db);
