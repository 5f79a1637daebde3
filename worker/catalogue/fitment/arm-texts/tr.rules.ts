import type { ArmTexts } from "./en.rules.ts";

export const tr: ArmTexts = {
	names: {
		"arm.hook_9x3": "Kanca, 9\u00a0×\u00a03\u00a0mm",
		"arm.hook_9x4": "Kanca, 9\u00a0×\u00a04\u00a0mm",
		"arm.side_pin_22": "Yan pim, 22\u00a0mm",
		"arm.push_button_16": "Basmalı düğme, 16\u00a0mm",
		"arm.push_button_19": "Basmalı düğme, 19\u00a0mm",
		"arm.top_lock": "Üstten kilit",
		"arm.pinch_tab": "Yan tırnaklar",
		"arm.bayonet": "Bayonet",
	},
	signs: {
		hook_9x3: "Kolun ucu, 9\u00a0mm genişliğinde ve 3\u00a0mm kalınlığında metalden U biçimindedir.",
		hook_9x4: "Kolun ucu, 9\u00a0mm genişliğinde ve 4\u00a0mm kalınlığında metalden U biçimindedir.",
		side_pin_22: "Kolun yanından yuvarlak bir pim çıkar. Kolun o kısmı 22\u00a0mm genişliğindedir.",
		push_button_16: "Kolun üstündeki delikten bir düğme çıkar. Kolun o kısmı 16\u00a0mm genişliğindedir.",
		push_button_19: "Kolun üstündeki delikten bir düğme çıkar. Kolun o kısmı 19\u00a0mm genişliğindedir.",
		top_lock: "Kolun ucundaki kilit süpürgeyi tutar. Üstten açılır.",
		pinch_tab: "Kol ucunun her iki yanında birer tırnak vardır. İkisine birlikte basılır.",
		bayonet: "Kolun ucu düz ve yassıdır, üzerinde küçük bir çıkıntı vardır ve süpürgenin içine girer.",
	},
	unknown: "Aracınızın silecek kolunda hangi bağlantı tipi olduğunu bilmiyoruz. Seçin, uyan adaptörü gösterelim.",
	ask: "Kolda hangi bağlantı tipi var?",
	hint: "Kolu camdan kaldırın ve süpürgenin takıldığı ucuna bakın.",
	none: "Bilmiyorum veya hiçbiri",
	chosen: "Seçtiğiniz bağlantı tipine uyar: {name}.",
	notSold: "Seçiminiz: {name}. Bu bağlantı tipi için adaptörümüz yok. Sette adaptör yoktur.",
	change: "Bağlantı tipini değiştir",
};
