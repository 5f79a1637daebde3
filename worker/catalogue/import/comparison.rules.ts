import type { RowCounts } from "../fitment/build-brand.rules.ts";
import { CHANGES, type Change } from "../versions/change.rules.ts";
import type { VariantDifference } from "../versions/difference.rules.ts";

export type ChangeCounts = Record<Change, number>;

/** An object with some of the differences, and their number by change. */
export type Piece = { hash: string; counts: ChangeCounts };

/** What an import changes: its differences are in pieces, in order. `rows`: the file's, by result. */
export type ComparedGroup = { pieces: Piece[]; rows: RowCounts };
export type Comparison = ComparedGroup & { similarBrands: SimilarBrand[] };

/** The names of a new vehicle brand and of another one, which may be the same maker. */
export type SimilarBrand = { brand: string; similar: string };

/** Differences in one object: a page reads one or two. */
export const PIECE_SIZE = 500;

export function countChanges(differences: readonly VariantDifference[]): ChangeCounts {
	const counts: ChangeCounts = { added: 0, changed: 0, gone: 0, lost: 0, aliases: 0, key_numbers: 0, conflict: 0 };
	for (const { change } of differences) counts[change]++;
	return counts;
}

export function sumChanges(pieces: readonly Piece[]): ChangeCounts {
	const sum = (change: Change) => pieces.reduce((total, { counts }) => total + counts[change], 0);
	return {
		...{ added: sum("added"), changed: sum("changed"), gone: sum("gone"), lost: sum("lost") },
		...{ aliases: sum("aliases"), key_numbers: sum("key_numbers"), conflict: sum("conflict") },
	};
}

/** How many differences of a piece a list shows: those of one change, or all. */
export const countIn = ({ counts }: Piece, change: Change | undefined): number =>
	change ? counts[change] : CHANGES.reduce((total, one) => total + counts[one], 0);

/** The pieces with the rows from `start` to before `end`, and the number of rows before the first of them. */
export function piecesOfPage(
	pieces: readonly Piece[],
	change: Change | undefined,
	{ start, end }: { start: number; end: number },
): { shown: Piece[]; before: number } {
	const shown: Piece[] = [];
	let [at, before] = [0, 0];
	for (const piece of pieces) {
		const next = at + countIn(piece, change);
		if (next <= start) before = next;
		else if (at < end && next > at) shown.push(piece);
		at = next;
	}
	return { shown, before };
}
