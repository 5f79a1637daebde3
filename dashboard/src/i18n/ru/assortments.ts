import type { assortments as model } from "../en/assortments.ts";
import type { TextsOf } from "../texts.ts";

export const assortments: TextsOf<typeof model> = {
	"offer.title": "Ассортименты: {{label}}",
	"offer.description": "Что предлагается вашим посетителям и в каком порядке.",
	"offer.read_only": "Вы можете просматривать ассортименты, но не изменять их.",
	"offer.search": "Поиск ассортиментов",
	"offer.front": "Передние",
	"offer.rear": "Задние",
	"offer.adapter": "Адаптеры",
	"offer.count": "Предлагается: {{offered}} из {{total}}",
	"offer.all": "Предлагать все",
	"offer.none": "Не предлагать",
	"offer.offered": "Предлагать: {{name}}",
	"offer.up": "{{name}}: выше",
	"offer.down": "{{name}}: ниже",
	"offer.moved": "{{name}}: место {{position}} из {{total}}",
	"offer.no_prices": "Нет цен в {{currency}}: не продаётся",
	"offer.some_prices": "Цены в {{currency}}: {{priced}} из {{total}} размеров",
	"offer.no_sizes": "Пока нет размеров: не продаётся",
	"offer.no_front_offered": "Не предлагается ни один передний ассортимент: посетители не найдут комплектов щёток.",
	"offer.none_of_kind": "Пока нет ни одного.",
	"offer.no_front": "Пока нет передних ассортиментов",
	"offer.no_front_description":
		"Вашей компании пока не разрешён ни один передний ассортимент. Попросите администратора разрешить нужные.",
	"offer.no_front_admin":
		"Этой компании пока не разрешён ни один передний ассортимент. Разрешить их можно в форме компании.",
};
