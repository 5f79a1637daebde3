import { SINGLE_FORM } from "../../db/search-text.rules.ts";
import type { CarWords, LetterPair } from "./car-words.rules.ts";
import type { ModelList } from "./model-list.rules.ts";

const words = (text: string): string[] => text.split(" ");
const whole = (text: string): string[] => words(text).map((word) => `${word} `);
const pairs = (text: string): LetterPair[] =>
	words(text).map((pair) => {
		const [from = "", to = ""] = pair.split("=");
		return [from, to];
	});

/** All in Latin letters, as `latin` writes them. */
export const CAR_WORDS: CarWords = {
	same: [
		words("class sinifi"),
		words("series er reihe serie seri serisi seria seriia sira"),
		// Polish cases, which among the names of brands would be Vauxhall's too.
		words("opel opla oplu oplem"),
	],
	bodies: [
		[
			...words("estate kombi combi avant variant touring tourer turnier caravan wagon sw st break mcv grandtour"),
			...words("sportswagon tmodell universal"),
		],
		words("saloon sedan limousine limo berline"),
		words("hatchback hatch hb htb hetchbek hatsbak sportback schragheck liftback"),
		words("coupe kupe"),
		words("convertible cabrio cabriolet kabrio kabriolet kabriole roadster spider"),
		words("pickup truck"),
		words("van minivan bus"),
	],
	// By sound where the letters are others.
	brands: [
		words("volkswagen vw"),
		words("mercedesbenz mercedes mb merc benz"),
		words("chevrolet chevy"),
		words("bmw beemer bimmer beemve"),
		words("opel vauxhall"),
		words("alfaromeo alfa alpha romeo"),
		words("landrover landy"),
		words("subaru subi"),
		words("mitsubishi mitsi"),
		words("peugeot pezo"),
		words("renault reno"),
		words("hyundai hendai hiude"),
		words("ssangyong kgm"),
		words("greatwall gwm"),
	],
	// Not those whose cars are sold or called by another brand too (Cupra, Dacia, Daimler, Lada, Tofaş), nor what is a word
	// besides (MAN, Ora, Tata).
	allBrands: [
		...words("acura aiways aixam alfa alfaromeo arcfox aston astonmartin audi austin autobianchi avatr baic"),
		...words("baojun bentley bestune bmw borgward brilliance bugatti buick byd cadillac caterham changan"),
		...words("chatenet chery chevrolet chrysler citroen daewoo daf daihatsu delorean denza dfsk dkw"),
		...words("dodge dongfeng edsel exeed faw ferrari fiat fisker ford forthing foton fso gac geely genesis"),
		...words("ginetta gmc greatwall gwm haval hillman hino honda hongqi humber hummer hyundai ineos infiniti"),
		...words("innocenti isuzu iveco jac jaecoo jaguar jeep jensen jetour jmc kamaz kgm kia koenigsegg"),
		...words("lamborghini lancia landrover ldv leapmotor lexus liauto lifan ligier lincoln livan lotus lucid"),
		...words("lynk lynkco mahindra maserati matra maxus mazda mclaren mercury merkur mg microcar mini"),
		...words("mitsubishi morgan nio nissan nsu oldsmobile omoda opel pagani perodua peugeot plymouth"),
		...words("polestar pontiac porsche proton qoros renault rivian roewe rolls rollsroyce rover saab saleen"),
		...words("saturn scania scion seat simca skoda skywell smart ssangyong studebaker subaru sunbeam"),
		...words("suzuki swm talbot tesla togg toyota trabant triumph tvr uaz vinfast volvo voyah"),
		...words("wartburg wey wiesmann wuling xiaomi xpeng zaz zeekr zotye"),
	],
	roman: pairs("i=1 ii=2 iii=3 iv=4 v=5 vi=6 vii=7 viii=8 ix=9"),
	fillers: [
		...whole("a and car for from gen generation i mark med mk my nd of r rd s series sports st sw th the y year"),
		...whole("ab baujahr bj de do fur g model modele modell modelle und z"),
		...whole("god goda gid gida na rok rocznik yil dla dlia icin ia tu montelo"),
	],
	doors: [...words("door tuerer tueren tuerig turer turen turig trg drzwi kapil dver thir"), ...whole("dr kapi")],
	seats: words("sitz miejsc osob koltuk kisi mest thes seats seate"),
	else: [
		...words("wip blade windsc windsh scheibenw wisch heckw hinten vorn ialokat silec wycierac dvorn shet"),
		...words("rechts links automati"),
		...whole("rear front arm bosch aerotwin size sizes set 4motion 4matic"),
		...whole("diesel petrol benzin benzina benzyn benzyna hybrid manual turbo rhd lhd"),
		...whole("tdi tsi fsi tfsi hdi cdi cdti tdci dti gti dci gtd quattro xdrive"),
	],
	// As people write foreign names.
	letters: [
		...Object.entries(SINGLE_FORM),
		...pairs("γι=i γκ=g γγ=g μπ=b ντ=d ου=u τζ=j ει=i αι=e οι=i дж=j і=i"),
		...pairs("α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s τ=t υ=i φ=f χ=h ψ=ps ω=o"),
		...pairs("а=a б=b в=v г=g д=d е=e ж=zh з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts"),
		...pairs("ч=ch ш=sh щ=sh ъ= ы=i ь= э=e ю=iu я=ia"),
	],
	// Of designations such as `С` and `Х5`.
	looks: pairs("с=c х=x ц=c β=b χ=x"),
	looksAlone: pairs("в=b н=h р=p у=y"),
	alike: pairs("sch=s sh=s ch=s ck=k qu=k ph=v ee=i oo=u ou=u c=k f=v h= j=i q=k w=v x=ks y=i z=s"),
};

/** The list as visitors load it. */
export const withWords = (list: ModelList): ModelList => ({ ...list, words: CAR_WORDS });
