import type { users as model } from "../en/users.ts";
import type { TextsOf } from "../texts.ts";

export const users: TextsOf<typeof model> = {
	"users.description": "Oturum açabilen herkes ve rolleri.",
	"users.search": "Kullanıcı ara",
	"users.add": "Kullanıcı ekle",
	"users.none": "Kullanıcı yok",
	"users.none_description": "İlk kullanıcıyı ekleyin. Kullanıcı adı veya e-posta ile oturum açılır.",
	"users.edit": "{{username}} kullanıcısını düzenle",
	"users.id": "Kimlik",
	"users.username": "Kullanıcı adı",
	"users.email": "E-posta",
	"users.notification_email": "Bildirimler için e-posta",
	"users.name": "Ad soyad",
	"users.company": "Şirket",
	"users.customer_number": "Müşteri numarası",
	"users.language": "Dil",
	"users.roles": "Rol",
	"users.enabled": "Etkin",
	"users.disabled": "Devre dışı",
	"users.enabled_hint": "Devre dışı bırakılan bir kullanıcının oturumu kapatılır ve yeniden oturum açamaz.",
	"users.password": "Parola",
	"users.password_hint_one":
		"Parolayı korumak için boş bırakın. En az {{count, number}} karakter. Değiştirildiğinde kullanıcının tüm oturumları kapatılır.",
	"users.password_hint_other":
		"Parolayı korumak için boş bırakın. En az {{count, number}} karakter. Değiştirildiğinde kullanıcının tüm oturumları kapatılır.",
	"users.last_login": "Son oturum açma",
	"users.created": "Oluşturulma",
	"users.updated": "Güncellenme",
};
