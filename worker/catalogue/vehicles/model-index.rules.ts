import { joined, type Piece, piecesOf, plusInWords } from "./car-text.rules.ts";
import { bodyOf, type CarWords, isGeneral, namesLike } from "./car-words.rules.ts";
import { latin, soundOf } from "./letters.rules.ts";
import type { KnownOfModel, ListedModel, ModelList, SearchHit } from "./model-list.rules.ts";
import { lettersOf } from "./typing-errors.rules.ts";

/** How much it counts that a text has a name, a word of it, a piece of a word, or another name. */
const NAME = 8;
const ALIAS = 8;
/** `mk6`: more than the `6` of a name. */
const ALIAS_ALONE = 12;
const WORD = 7;
const PIECE = 3;
const GENERATION = 5;
const BRAND = 5;
const BRAND_WORD = 4;

/** Shorter names of missing brands sound like words. */
const BY_SOUND_MIN = 5;

/** A model that can be found, or a vehicle brand itself. */
export type Entry = {
	/** Null: any brand that the list lacks. */
	brand: SearchHit["brand"] | null;
	model: SearchHit["model"];
	/** The entry of the brand itself. */
	brandAt: number;
	/** First and last ones in turn; a brand's are those of its models. */
	years: number[];
	/** The catalogue's words for its bodies, by the group of the word. */
	bodies: Map<string, string>;
	/** Model years in the catalogue: of two that fit as well, the one that more people drive comes first. */
	use: number;
	pieces: number;
};

/**
 * A term of an entry. `parts`: the pieces of the name that it covers. `isName`: enough to find the model by. `written`:
 * the pieces with a blank between them. `years`: of the generation. `isHalf`: the end of a brand's name or the beginning of an
 * alias, which may be another one's whole name: `Rover`.
 */
export type Posting = {
	entry: number;
	weight: number;
	parts: number;
	isName: boolean;
	years: [number, number] | undefined;
	written?: string;
	isHalf?: boolean | undefined;
};
export type Term = {
	text: string;
	sound: string;
	letters: number;
	soundLetters: number;
	ofModels: Posting[];
	ofBrands: Posting[];
};

export type ModelIndex = {
	/** The last model year of what is still built, or will end later. */
	year: number;
	words: CarWords;
	entries: Entry[];
	/** By text, in its order. */
	terms: Term[];
	/** Those of letters alone, which may be mistyped; those of missing brands last. */
	wordTerms: Term[];
	byText: Map<string, Term>;
	bySound: Map<string, Term[]>;
};

const indexes = new WeakMap<ModelList, ModelIndex>();

/** What a list is searched by. It lives as long as the list, so only the first call of a year takes long. */
export function indexOf(list: ModelList, currentYear: number): ModelIndex {
	const steps = indexInSteps(list, currentYear);
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

/** The same with a pause after each model, in which a browser can do other things. */
export function* indexInSteps(list: ModelList, currentYear: number): Generator<undefined, ModelIndex> {
	const lastYear = currentYear + 1;
	const known = indexes.get(list);
	if (known?.year === lastYear) return known;
	const { brands, words = {} } = list;
	const index: ModelIndex = {
		year: lastYear,
		words,
		entries: [],
		terms: [],
		wordTerms: [],
		byText: new Map(),
		bySound: new Map(),
	};
	const names = new Set(brands.map(([, name]) => wholeOf(piecesOf(name, words))));
	for (const [id, name, models] of brands) {
		yield* addBrand(index, names, { id, name }, models);
	}
	index.terms = [...index.byText.values()].sort((one, other) => (one.text < other.text ? -1 : 1));
	yield;
	index.wordTerms = index.terms.filter(({ text }) => !/\d/.test(text));
	const { bySound } = index;
	for (const term of index.wordTerms) bySound.set(term.sound, [...(bySound.get(term.sound) ?? []), term]);
	addMissing(index);
	indexes.set(list, index);
	yield;
	return index;
}

/**
 * One entry for all brands that the list lacks, after all others: what sounds like a name of theirs is theirs, and half a word
 * is none of these names.
 */
function addMissing(index: ModelIndex): void {
	const { entries, words, wordTerms, bySound } = index;
	const brandAt = entries.length;
	entries.push({ brand: null, model: null, brandAt, years: [], bodies: new Map(), use: 0, pieces: 1 });
	for (const name of words.allBrands ?? []) {
		const sound = soundOf(name, words);
		if (bySound.has(sound)) continue;
		const term = termOf(index, name);
		term.ofBrands.push(toPosting(brandAt, BRAND, 0, false));
		wordTerms.push(term);
		// `jak` is a Polish word, and no JAC.
		if (name.length >= BY_SOUND_MIN) bySound.set(sound, [term]);
	}
}

const wholeOf = (pieces: Piece[]): string => joined(pieces)[0] ?? "";

/** `names`: of all brands. */
function* addBrand(
	index: ModelIndex,
	names: Set<string>,
	brand: NonNullable<Entry["brand"]>,
	models: ListedModel[],
): Generator<undefined, void> {
	const brandAt = index.entries.length;
	const { words } = index;
	const pieces = piecesOf(brand.name, words);
	const itself: Entry = { brand, model: null, brandAt, years: [], bodies: new Map(), use: 0, pieces: pieces.length };
	index.entries.push(itself);
	const add = (text: string, weight: number, isHalf = false) =>
		termOf(index, text).ofBrands.push({ ...toPosting(brandAt, weight, 0, false), isHalf });
	const full = wholeOf(pieces);
	add(full, BRAND);
	// `Opel` is no other name of `Vauxhall` where both are brands.
	for (const nickname of namesLike(full, words)) if (!names.has(nickname)) add(nickname, BRAND);
	if (pieces.length > 1)
		pieces.forEach(({ text }, at) => {
			if (text.length > 1) add(text, BRAND_WORD, at > 0);
		});
	const ownWords = new Set(pieces.map(({ text }) => text));
	for (const model of models) {
		addModel(index, itself, ownWords, model);
		yield;
	}
}

/** `itself`: the brand's entry. `ownWords`: of the brand's name. */
function addModel(index: ModelIndex, itself: Entry, ownWords: Set<string>, [id, name, known = {}]: ListedModel): void {
	const { year: lastYear, words } = index;
	const pieces = piecesOf(name, words);
	const years = (known.y ?? []).map((year) => Math.min(year || lastYear, lastYear));
	const bodies = new Map((known.b ?? []).map((body) => [bodyGroup(body, words), body]));
	itself.years.push(...years);
	for (const [group, body] of bodies) itself.bodies.set(group, body);
	let use = years.length / 2;
	years.forEach((year, at) => {
		use += at % 2 === 0 ? -year : year;
	});
	const entry = index.entries.push({ ...itself, model: { id, name }, years, bodies, use, pieces: pieces.length }) - 1;
	addName(index, entry, name, pieces, ownWords);
	for (const alias of known.a ?? []) addAlias(index, entry, pieces, ownWords, alias);
}

/** The group of a body's word, or the word itself. */
const bodyGroup = (body: string, words: CarWords): string => {
	const word = latin(body, words).replace(/[^a-z]/g, "");
	return bodyOf(word, words) ?? word;
};

function addName(index: ModelIndex, entry: number, name: string, pieces: Piece[], ownWords: Set<string>): void {
	const { words } = index;
	const written = pieces.map(({ text }) => text).join(" ");
	const parts = pieces.length;
	const full = { ...toPosting(entry, NAME, parts, true), written };
	const texts = [...joined(pieces), latin(plusInWords(name), words).replace(/[^\p{L}\p{N}]/gu, "")];
	if (name.includes("(")) texts.push(...joined(piecesOf(name.replace(/\(.*?\)/g, ""), words)));
	// `Serie 3` and `Clase C` have the general word first.
	if (pieces.length === 2 && isGeneral(pieces[1]?.text ?? "")) texts.push(...joined([...pieces].reverse()));
	addTerms(index, texts, full);
	// The Renault 5 is an R5. A car with a name of letters comes first: `Fabia R5`.
	if (ownWords.has("renault") && /^\d\d?$/.test(written))
		addTerms(index, [`r${written}`], toPosting(entry, WORD, 1, true));
	if (parts === 1) return;
	for (let from = 0, to = 1; from < parts; from = to++) {
		while (to < parts && pieces[to]?.word === pieces[from]?.word) to++;
		const ofWord = pieces.slice(from, to);
		const word = joined(ofWord);
		// `Rover` is the brand's, not one of its models.
		const namesNone = isGeneral(word[0] ?? "") || ownWords.has(word[0] ?? "");
		const isWord = ofWord.length < parts && !namesNone;
		if (isWord) addTerms(index, word, toPosting(entry, WORD, ofWord.length, true));
		if (ofWord.length === 1 && isWord) continue;
		// `CX` is half of a code, which others begin with too.
		const isCode = /^[a-z]{1,3}\d/.test(word[0] ?? "");
		for (const { text } of ofWord)
			addTerms(index, [text], toPosting(entry, PIECE, 1, !namesNone && !isGeneral(text) && !isCode));
	}
}

type Alias = NonNullable<KnownOfModel["a"]>[number];

/** `Golf 7` counts as a whole; beside the model's name `7`, `VII` and `mk7` do too, and `mk7` beside no other word. */
function addAlias(
	index: ModelIndex,
	entry: number,
	pieces: Piece[],
	ownWords: Set<string>,
	[text, from, to]: Alias,
): void {
	const ofAlias = piecesOf(text, index.words);
	const years: [number, number] | undefined = from || to ? [from, to] : undefined;
	const posting = toPosting(entry, ALIAS, pieces.length, true, years);
	addTerms(index, joined(ofAlias), posting);
	// A `320d` is a `320`, but there are others.
	if (/^\d{3}[a-z]/i.test(text)) addTerms(index, [text.slice(0, 3)], { ...posting, years: undefined, isHalf: true });
	const own = new Set([...ownWords, ...pieces.map((piece) => piece.text), "mk"]);
	const rest = ofAlias.filter((piece) => !own.has(piece.text));
	const [number] = rest;
	if (!number || rest.length === ofAlias.length) return;
	const isSign = /^(?:\d{1,2}|[a-z])$/.test(joined(rest).at(-1) ?? "");
	const weight = isSign ? GENERATION : ALIAS;
	addTerms(index, joined(rest), toPosting(entry, weight, 0, !isSign, years));
	const generation = joined(rest).find((one) => /^\d{1,2}$/.test(one));
	if (generation) addTerms(index, [`mk${generation}`], toPosting(entry, ALIAS_ALONE, 0, false, years));
}

const toPosting = (
	entry: number,
	weight: number,
	parts: number,
	isName: boolean,
	years?: [number, number],
): Posting => ({ entry, weight, parts, isName, years });

function addTerms(index: ModelIndex, texts: string[], posting: Posting): void {
	for (const text of new Set(texts)) {
		if (!text) continue;
		const { ofModels } = termOf(index, text);
		const { entry, weight, years } = posting;
		const known = years && ofModels.findLast((one) => one.entry === entry && one.weight === weight && one.years);
		if (years && known?.years) known.years = bothYears(known.years, years);
		else ofModels.push({ ...posting });
	}
}

/** From the earlier beginning to the later end; 0 is none. */
const bothYears = ([from, to]: [number, number], [other, last]: [number, number]): [number, number] => [
	Math.min(from, other),
	to && last && Math.max(to, last),
];

function termOf({ byText, words }: ModelIndex, text: string): Term {
	const known = byText.get(text);
	if (known) return known;
	const sound = soundOf(text, words);
	const term = {
		text,
		sound,
		letters: lettersOf(text),
		soundLetters: lettersOf(sound),
		ofModels: [],
		ofBrands: [],
	};
	byText.set(text, term);
	return term;
}
