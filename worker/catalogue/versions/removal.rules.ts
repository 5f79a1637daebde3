/** Cars of the active catalogue that another one doesn't have. */
export type Removal = { removed: number; total: number };

/** A catalogue that loses more than a tenth of its cars is usually a wrong file. */
export const needsConfirmation = ({ removed, total }: Removal): boolean => removed * 10 > total;

/** The confirmation is the exact number of removed cars, so it proves what was seen. */
export const isConfirmed = (removal: Removal, confirmed: number | undefined): boolean =>
	!needsConfirmation(removal) || confirmed === removal.removed;
