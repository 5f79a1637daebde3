/** Cars that another catalogue no longer has, of those that the active one has. */
export type Removal = { removed: number; total: number };

/** A catalogue that loses more than a tenth of its cars is more often a wrong file than a right one. */
export const needsConfirmation = ({ removed, total }: Removal): boolean => removed * 10 > total;

/** Confirmed is what was seen: the exact number of cars that are removed. */
export const isConfirmed = (removal: Removal, confirmed: number | undefined): boolean =>
	!needsConfirmation(removal) || confirmed === removal.removed;
