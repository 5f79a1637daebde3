/** Three letters in the names of cars: brands, classes and trims, as they are typed beside a number (`BMW 320d`). */
const NAMES = [
	...["BMW", "BYD", "DAF", "DFM", "FSO", "GAZ", "GMC", "GWM", "JAC", "KGM", "LDV", "MAN", "MGA", "MGB", "MGF"],
	...["NSU", "RAM", "TVR", "UAZ", "ZAZ", "AMC", "CUP", "ABA", "AMG", "AWD", "FWD", "RWD", "PHE", "PHV", "HEV"],
	...["BUS", "VAN", "SUV", "CAB", "COM", "COU", "EST", "TOU", "AVA", "ALL", "SPO", "SPB", "STW", "LWB", "SWB"],
	...["CRO", "REC", "POL", "PUR", "ELE", "CAL", "MUL", "ROA", "SPY", "CAC", "XDR", "DUA", "TRA", "CAR", "CLU"],
	...["CDT", "CDX", "CRD", "CSE", "CSL", "DCT", "SRT", "SVR", "SVT", "SXT", "TCE", "TDS", "TDC", "TFS", "THP"],
	...["TRD", "VRS", "VTS", "LTZ", "XLT", "XJS", "XKR", "STT"],
];
/** Families of classes and trims: `CLK`, `GLC`, `SLK`, `EQE`, `GTS`; and those with an I: `GTI`, `TDI`, `HDI`. */
const FAMILIES = /^(?:CL|GL|SL|EQ|GT|ML|SE)[A-Z]$|^[A-Z]{2}I$/;

/** True if these three letters beside a number may be the name of a car. */
export const isNameLike = (letters: string): boolean => NAMES.includes(letters) || FAMILIES.test(letters);
