/** The columns of a line: part, base price (not on phones), special price, visitor's price. */
export const rowClasses =
	"grid grid-cols-[minmax(0,1fr)_6.5rem_minmax(0,1fr)] items-center gap-2 px-3 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,0.8fr)_9rem_minmax(0,1fr)] sm:gap-4 sm:px-4";
