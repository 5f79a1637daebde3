import type { assortments as model } from "../en/assortments.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const assortments: SlavicTextsOf<typeof model> = {
	"offer.title": "Ассортименты: {{label}}",
	"offer.description": "Какие ассортименты видят посетители и в каком порядке.",
	"offer.read_only": "Вы можете просматривать ассортименты, но не изменять их.",
	"offer.search": "Поиск ассортиментов",
	"offer.front": "Передние",
	"offer.rear": "Задние",
	"offer.adapter": "Адаптеры",
	"offer.count": "Предлагается: {{offered}} из {{total}}",
	"offer.all": "Предлагать все",
	"offer.none": "Не предлагать ни один",
	"offer.all_shown": "Предлагать все показанные ({{total}})",
	"offer.none_shown": "Не предлагать ни один из показанных ({{total}})",
	"offer.offered": "Предлагать: {{name}}",
	"offer.up": "{{name}}: выше",
	"offer.down": "{{name}}: ниже",
	"offer.moved": "{{name}}: позиция {{position}} из {{total}}",
	"offer.withdrawn_one":
		"{{count, number}} ассортимент больше нельзя предлагать, он пропущен. Сохраните ещё раз, чтобы сохранить остальные.",
	"offer.withdrawn_few":
		"{{count, number}} ассортимента больше нельзя предлагать, они пропущены. Сохраните ещё раз, чтобы сохранить остальные.",
	"offer.withdrawn_many":
		"{{count, number}} ассортиментов больше нельзя предлагать, они пропущены. Сохраните ещё раз, чтобы сохранить остальные.",
	"offer.withdrawn_other":
		"{{count, number}} ассортимента больше нельзя предлагать, они пропущены. Сохраните ещё раз, чтобы сохранить остальные.",
	"offer.no_prices": "Не продаётся: нет цен в {{currency}}",
	"offer.some_prices_one": "{{priced}} из {{count, number}} размера с ценой в {{currency}}",
	"offer.some_prices_few": "{{priced}} из {{count, number}} размеров с ценой в {{currency}}",
	"offer.some_prices_many": "{{priced}} из {{count, number}} размеров с ценой в {{currency}}",
	"offer.some_prices_other": "{{priced}} из {{count, number}} размера с ценой в {{currency}}",
	"offer.no_sizes": "Не продаётся: нет размеров",
	"offer.no_front_offered": "Ни один передний ассортимент не предлагается. Посетители не найдут комплектов щёток.",
	"offer.none_of_kind": "Пока нет",
	"offer.no_front": "Пока нет передних ассортиментов",
	"offer.no_front_description":
		"Вашей компании пока не разрешён ни один передний ассортимент. Попросите администратора разрешить нужные.",
	"offer.no_front_admin":
		"Этой компании пока не разрешён ни один передний ассортимент. Разрешить их можно в форме компании.",

	"assortment.description": "Серии и адаптеры, которые могут предлагать компании, с размерами и базовыми ценами.",
	"assortment.add": "Добавить ассортимент",
	"assortment.none": "Нет ассортиментов",
	"assortment.none_description": "Сначала добавьте серию щёток. Затем вы сможете разрешить компаниям предлагать её.",
	"assortment.kind": "Тип",
	"assortment.all_kinds": "Все типы",
	"assortment.front": "Передний",
	"assortment.rear": "Задний",
	"assortment.adapter": "Адаптер",
	"assortment.id": "ID",
	"assortment.name_replace": "Замещающее название",
	"assortment.name_replace_hint": "Показывается посетителям вместо технического названия.",
	"assortment.name_prefix": "Приставка к названию",
	"assortment.technical_name": "Техническое название",
	"assortment.technical_name_hint": "Название серии, которое использует производитель.",
	"assortment.technical_name_adapter_hint":
		"Импорт определяет адаптер по этому названию, поэтому оно должно быть уникальным.",
	"assortment.omit": "Не предлагать с универсальным адаптером",
	"assortment.omit_hint": "Не предлагается для автомобилей, которым нужен универсальный адаптер.",
	"assortment.code": "Код",
	"assortment.code_hint": "Используется в артикулах, например CODE-26-18. Позже изменить его нельзя.",
	"assortment.brand": "Марка",
	"assortment.add_brand": "Добавить марку",
	"assortment.new_brand": "Новая марка",
	"assortment.rename_brand": "Переименовать: {{name}}",
	"assortment.brand_name": "Название марки",
	"assortment.rename_brand_hint": "Применяется сразу ко всем ассортиментам этой марки.",
	"assortment.image_front": "Изображение",
	"assortment.image_front_and_rear": "Изображение с задней щёткой",
	"assortment.image_front_and_rear_hint": "Показывается вместо него, если у автомобиля есть и задняя щётка.",
	"assortment.sizes": "Размеры",
	"assortment.no_sizes": "Размеров пока нет. Добавьте размеры, чтобы продавать этот ассортимент.",
	"assortment.add_size": "Добавить размер",
	"assortment.add_standard": "Добавить стандартные размеры",
	"assortment.remove_size": "Удалить строку {{row}}",
	"assortment.inch": "Размер (дюймы)",
	"assortment.cm": "Длина (см)",
	"assortment.arm_type": "Крепление рычага",
	"assortment.arm_type_hint":
		"К какому рычагу он подходит. Если адаптер неизвестен, посетители могут выбрать его по рычагу.",
	"assortment.no_arm_type": "Не указано",
	"assortment.price": "Базовая цена (€)",
	"assortment.price_hint":
		"В евро, можно с центами. Оставьте пустым, чтобы продавать только там, где у конфигурации есть специальная цена.",
	"assortment.inch_of": "Размер в дюймах, строка {{row}}",
	"assortment.cm_of": "Длина в сантиметрах, строка {{row}}",
	"assortment.price_of": "Базовая цена в евро, строка {{row}}",
	"assortment.special_prices_one":
		"{{count, number}} специальная цена в конфигурациях. При удалении размера удаляются и его специальные цены.",
	"assortment.special_prices_few":
		"{{count, number}} специальные цены в конфигурациях. При удалении размера удаляются и его специальные цены.",
	"assortment.special_prices_many":
		"{{count, number}} специальных цен в конфигурациях. При удалении размера удаляются и его специальные цены.",
	"assortment.special_prices_other":
		"{{count, number}} специальной цены в конфигурациях. При удалении размера удаляются и его специальные цены.",
	"assortment.losing": "Удалить эти размеры?",
	"assortment.losing_description_one":
		"Размеры: {{sizes}}. {{count, number}} специальная цена в конфигурациях будет потеряна.",
	"assortment.losing_description_few":
		"Размеры: {{sizes}}. {{count, number}} специальные цены в конфигурациях будут потеряны.",
	"assortment.losing_description_many":
		"Размеры: {{sizes}}. {{count, number}} специальных цен в конфигурациях будет потеряно.",
	"assortment.losing_description_other":
		"Размеры: {{sizes}}. {{count, number}} специальной цены в конфигурациях будет потеряно.",
	"assortment.preview": "Вид для посетителей",
	"assortment.unnamed": "Пока без названия",
	"assortment.actions": "Действия",
};
