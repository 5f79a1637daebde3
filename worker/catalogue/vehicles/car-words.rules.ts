/** Words of names that each language has its own of, in Latin letters. */
const SYNONYMS = new Map(
	Object.entries({
		class: "klasse clase classe klasa klass klasi sinifi",
		series: "er reihe serie seri serisi seria seriia serii sira",
	}).flatMap(([one, others]) => others.split(" ").map((other): [string, string] => [other, one])),
);

/** One word for those that mean the same in names. */
export const sameWord = (word: string): string => SYNONYMS.get(word) ?? word;

/** Words that stand in names of many models, so that they name none. */
const GENERAL = new Set(["class", "series", "model"]);
export const isGeneral = (word: string): boolean => GENERAL.has(word);

/** Words beside a car or its year that carry no meaning. */
const FILLERS = new Set(
	"a ab and auto bj baujahr car class de do dla for from fur g god goda gr i le mark med mk model modell modele my of r rik rok roku rocznik rocznika series sports the typ type und wagen y year yil yili from gen generation generacja nesil th st nd rd der die das o to ta tou gia iz na v s se sa na z ze".split(
		" ",
	),
);
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** What is searched besides the car: no car's name, and no typing error of one. */
const ELSE = new Set(
	(
		"wiper wipers blade blades windscreen windshield rear front arm replacement bosch valeo denso aerotwin size set " +
		"scheibenwischer wischer wischblatt wischblatter wischerblatt wischerblatter heckwischer wischerarm hinten vorne " +
		"ialokatharistires ialokatharistiras silecek silecegi silecekleri wycieraczki wycieraczka piora dvorniki dvornik shchetki shshetki " +
		"diesel petrol benzin benzyna hybrid automatik automatic manual rechtslenker linkslenker rhd lhd turbo " +
		"tdi tdci tsi tfsi fsi gti gtd cdi cdti hdi dci jtd crdi vtec quattro xdrive"
	).split(" "),
);
export const isElse = (word: string): boolean => ELSE.has(word);

/** Words for a body, by one of each group. */
const BODIES = new Map(
	Object.entries({
		estate:
			"kombi combi avant variant touring tourer turnier caravan wagon sw st break mcv grandtour sportswagon tmodell " +
			"sporttourer sportstourer touringsports station universal steision steison",
		saloon: "sedan limousine limuzina limo berline berlina notchback",
		hatchback: "hatch sportback schragheck fliesheck liftback hetchbek hatchbek fastback",
		coupe: "kupe coupe",
		convertible: "cabrio cabriolet kabriolet kabrio roadster spider",
		pickup: "pikap truck",
		van: "kastenwagen furgon minivan bus",
	}).flatMap(([one, others]) => [one, ...others.split(" ")].map((word): [string, string] => [word, one])),
);
export const bodyOf = (word: string): string | undefined => BODIES.get(word);

/** What vehicle brands are called besides their names, by sound where the letters are others. */
export const NICKNAMES: Record<string, string> = {
	volkswagen: "vw",
	mercedesbenz: "mb merc merce benz mersedes mercedez",
	chevrolet: "chevy",
	bmw: "beemer bimmer bimma beemve",
	opel: "vauxhall",
	alfaromeo: "alpharomeo alpha",
	landrover: "landy rangerover",
	subaru: "subi",
	mitsubishi: "mitsi",
	peugeot: "pezo",
	renault: "reno",
	hyundai: "hendai hende hiude hiunde",
	porsche: "porse",
	chrysler: "kraisler",
	jaguar: "jag",
	lada: "vaz",
	skoda: "",
	citroen: "",
};
