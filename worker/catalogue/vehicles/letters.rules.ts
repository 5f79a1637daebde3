import { searchText } from "../../db/search-text.rules.ts";

const pairs = (text: string): Record<string, string> =>
	Object.fromEntries(text.split(" ").map((pair) => pair.split("=")));

/** Greek and Cyrillic letters by sound, as people write foreign names: longer ones first. */
const SOUNDS = pairs(
	"γι=i γκ=g γγ=g μπ=b ντ=d ου=u τζ=z ει=i αι=e οι=i α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s τ=t υ=i φ=f " +
		"χ=h ψ=ps ω=o дж=j а=a б=b в=v г=g д=d е=e ж=zh з=z и=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh щ=sh ъ= " +
		"ы=i ь= э=e ю=iu я=ia і=i",
);
const ASCII = /^[\x20-\x7e]*$/;
const FOREIGN = new RegExp(Object.keys(SOUNDS).join("|"), "gu");
/** Letters that look like Latin ones, for designations such as `С` and `Х5`. */
const LOOKS = "аaвbеeкkмmнhоoрpсcтtуyхxβbχx";
/** Longer words are read by their sound only. */
const LOOKS_MAX = 3;

/** Folded, in Latin letters: `Гольф` is `golf`, `Škoda` is `skoda`. */
export const latin = (text: string): string =>
	ASCII.test(text) ? text.toLowerCase() : searchText(text).replace(FOREIGN, (letters) => SOUNDS[letters] ?? letters);

/** A short word by the shape of its letters, if it is written in other ones: `ХС` is `xc`. */
export function lookalike(text: string): string | undefined {
	if (ASCII.test(text) || text.length > LOOKS_MAX) return undefined;
	const folded = searchText(text);
	return folded.replace(/\P{ASCII}/gu, (letter) => LOOKS[LOOKS.indexOf(letter) + 1] ?? letter);
}

const ALIKE = pairs("sch=s sh=s ch=s z=s ph=v f=v w=v ck=k qu=k q=k x=ks ee=i y=i j=i oo=u ou=u h=");
const ALIKE_LETTERS = /sch|sh|ch|ck|qu|ph|ee|oo|ou|[cfhjqwxyz]/g;

/** Equal for words that sound alike to somebody who has only heard them: `qashqai` and `kashkai`. */
export const soundOf = (word: string): string =>
	word
		.replace(ALIKE_LETTERS, (letters, at: number) =>
			letters === "c" ? (SOFT.includes(word[at + 1] ?? "-") ? "s" : "k") : (ALIKE[letters] ?? letters),
		)
		.replace(/(.)\1+/g, "$1");
/** The vowels before which a `c` is soft. */
const SOFT = "eiy";
