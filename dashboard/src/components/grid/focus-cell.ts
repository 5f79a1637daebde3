/** Moves the focus to the active cell. */
export const focusCell = (region: HTMLElement | null): void =>
	region?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus();
