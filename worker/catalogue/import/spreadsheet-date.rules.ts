/** The short names of months in our six languages. */
const MONTHS = [
	"jan feb mar apr may jun jul aug sep sept oct nov dec mär mrz mai okt dez",
	"oca şub nis haz tem ağu eyl eki kas ara",
	"sty lut kwi maj cze lip sie wrz paź lis gru",
	"янв фев мар апр май мая июн июл авг сен сент окт ноя нояб дек",
	"ιαν φεβ μαρ απρ μαϊ μαΐ μαι ιουν ιουλ αυγ σεπ οκτ νοε δεκ",
]
	.join("|")
	.replaceAll(" ", "|");

const DATES = [
	new RegExp(`^\\d{1,2}[.\\s/-]+(?:${MONTHS})\\.?(?:[.\\s/-]+\\d{2,4})?$`, "iu"),
	new RegExp(`^(?:${MONTHS})[.\\s/-]+(?:\\d{2}|\\d{4})$`, "iu"),
	/^\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?: [\d:]+(?: [ap]m)?)?$/i,
	/^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+)?$/,
];

/** True for a name of which a spreadsheet has made a date: `05. Mai` or `9-May` of a Saab 9-5. */
export const isSpreadsheetDate = (name: string): boolean => DATES.some((date) => date.test(name));
