import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { DEFAULT_LOCALE, type Locale, toLanguageTag } from "#worker/i18n/locale.rules.ts";
import { language } from "../lib/language.ts";
import { isReachable, reloadOnce, untilReachable } from "../lib/new-release.ts";
import { notifyError } from "../lib/notify.ts";
import type { AreaTexts, EntryTexts } from "./texts.ts";

type Part = "entry" | "area";

const LOADERS: Record<Locale, { entry: () => Promise<EntryTexts>; area: () => Promise<AreaTexts> }> = {
	en: {
		entry: async () => (await import("./en/entry.ts")).entry,
		area: async () => (await import("./en/area.ts")).area,
	},
	de: {
		entry: async () => (await import("./de/entry.ts")).entry,
		area: async () => (await import("./de/area.ts")).area,
	},
	gr: {
		entry: async () => (await import("./gr/entry.ts")).entry,
		area: async () => (await import("./gr/area.ts")).area,
	},
	tr: {
		entry: async () => (await import("./tr/entry.ts")).entry,
		area: async () => (await import("./tr/area.ts")).area,
	},
	pl: {
		entry: async () => (await import("./pl/entry.ts")).entry,
		area: async () => (await import("./pl/area.ts")).area,
	},
	ru: {
		entry: async () => (await import("./ru/entry.ts")).entry,
		area: async () => (await import("./ru/area.ts")).area,
	},
};

const parts = new Set<Part>(["entry"]);
const loaded = new Set<string>();

async function load(locale: Locale, part: Part): Promise<void> {
	if (loaded.has(`${locale} ${part}`)) return;
	const texts = await LOADERS[locale][part]();
	loaded.add(`${locale} ${part}`);
	// Plurals and numbers use the tag that Intl supports: our "gr" is its "el".
	i18next.addResourceBundle(toLanguageTag(locale), "translation", texts, true);
}

async function speak(locale: Locale): Promise<void> {
	await Promise.all([...parts].map((part) => load(locale, part)));
	// A slower load does not override a later choice.
	if (language.get() !== locale) return;
	const tag = toLanguageTag(locale);
	await i18next.changeLanguage(tag);
	document.documentElement.lang = tag;
}

/** Without a connection the chosen language comes once there is one, as a part does (lazy-part.ts). */
async function follow(locale: Locale): Promise<void> {
	try {
		await speak(locale);
	} catch {
		// A release has replaced the texts. Over something unsaved, its bar says so.
		if (await isReachable()) return void reloadOnce();
		notifyError(i18next.t("problem.unreachable"));
		await untilReachable();
		if (language.get() === locale) await followAgain(locale);
	}
}

/** Some browsers remember that a module failed: a new page loads it. */
const followAgain = (locale: Locale): Promise<void> =>
	speak(locale).catch(async () => {
		if (!(await isReachable())) return follow(locale);
		reloadOnce();
	});

/** Starts in the chosen language and follows the choice, also from another tab. */
export async function startLanguage(): Promise<void> {
	await i18next.use(initReactI18next).init({
		lng: toLanguageTag(DEFAULT_LOCALE),
		resources: {},
		fallbackLng: false,
		keySeparator: false,
		nsSeparator: false,
		interpolation: { escapeValue: false },
	});
	language.subscribe(() => void follow(language.get()));
	await speak(language.get());
}

/** The texts of the signed-in area, loaded before its first page is shown. */
export async function loadAreaTexts(): Promise<void> {
	parts.add("area");
	await load(language.get(), "area");
}
