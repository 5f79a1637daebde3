import type { publishing as model } from "../en/publishing.ts";
import type { TextsOf } from "../texts.ts";

export const publishing: TextsOf<typeof model> = {
	"publish.title": "{{label}} yapılandırmasını yayınla",
	"publish.description": "İki satır kodla bulucuyu mağazanızın herhangi bir sayfasına ekleyin.",
	"publish.copy_all": "İki satırı da kopyala",
	"publish.disabled": "Bu bulucu devre dışı. Etkinleştirene kadar ziyaretçiler göremez.",
	"publish.to_settings": "Ayarlara git",

	"publish.embed_title": "Sayfanıza ekleyin",
	"publish.platform": "Mağaza sistemi",
	"publish.version": "Betik sürümü",
	"publish.newest": "Her zaman en yeni",
	"publish.pinned": "Sabit sürüm {{version}}",
	"publish.pinned_description":
		"Bu kod her zaman aynı sürümü yükler ve tarayıcı bunu doğrular. Güncellemeyi siz yaparsınız.",

	"publish.html": "Düz HTML",
	"publish.woocommerce": "WordPress / WooCommerce",
	"publish.shopify": "Shopify",
	"publish.magento": "Magento 2",
	"publish.tag_manager": "Google Tag Manager",

	"publish.div": "Div parçası",
	"publish.script": "Script parçası",
	"publish.embed": "İki satır birden",
	"publish.tag_manager_code": "“Özel HTML” etiketi",
	"publish.magento_policy_file": "etc/csp_whitelist.xml",

	"publish.place_line": "Bu satırı bulucunun görüneceği yere ekleyin.",
	"publish.script_line": "Bu satırı aynı sayfada herhangi bir yere bir kez ekleyin.",
	"publish.html_hint":
		"Bir sayfadaki her bulucunun kendi div öğesi olmalıdır, betik ise bir kez yeterlidir. div içindeki içerik, bulucu yüklenene kadar gösterilir.",

	"publish.woocommerce_block":
		"Sayfayı düzenleyicide açın ve bulucunun görüneceği yere “Özel HTML” bloğunu ekleyin. Mağaza sayfalarında bir bileşen alanı da kullanabilirsiniz.",
	"publish.woocommerce_paste": "İki satırı da bloğa yapıştırın.",
	"publish.woocommerce_save":
		"Sayfayı yayınlayın. Ardından ikinci satır yoksa hesabınızın betik kaydetme izni olmayabilir: Bir yöneticiye sorun.",
	"publish.woocommerce_hint":
		"Betikleri birleştiren veya geciktiren eklentilerde wiper-finder.js dosyasını hariç tutun. Önbellek eklentinizin önbelleğini temizleyin.",

	"publish.shopify_open":
		"“Online Mağaza › Temalar” bölümünde “Özelleştir” düğmesine tıklayın ve bulucunun olacağı sayfayı veya şablonu seçin.",
	"publish.shopify_paste": "“Bölüm ekle › Özel Liquid” (Custom Liquid) öğesini seçin ve iki satırı da yapıştırın.",
	"publish.shopify_save": "Bölümü yerine sürükleyin ve kaydedin.",
	"publish.shopify_hint":
		"İzin verilen siteleri sınırlarsanız kendi alan adınızı ve test ederken your-shop.myshopify.com adresini de ekleyin.",

	"publish.magento_place":
		"Sayfayı “Content › Pages” altında açın. Page Builder'da “HTML Code” öğesini yerine sürükleyin; yoksa “Show / Hide Editor” düğmesine basın. Bu satırı oraya koyun.",
	"publish.magento_script":
		"“Content › Design › Configuration” altında mağaza görünümünü düzenleyin, “HTML Head” bölümünü açın ve bu satırı “Scripts and Style Sheets” alanına koyun.",
	"publish.magento_policy":
		"Mağazanız bir Content Security Policy uyguluyorsa modüllerinden biri bu dosyada sunucumuza izin vermelidir. Geliştiricinize sorun.",
	"publish.magento_cache": "“System › Cache Management” altında önbelleği temizleyin.",
	"publish.magento_hint":
		"Magento ilkesini varsayılan olarak yalnızca ödeme sayfalarında uygular, başka yerlerde yalnızca bildirir. Bu durumda 3. adımı atlayabilirsiniz.",

	"publish.tag_manager_place":
		"Tag Manager betiği yükler ancak div öğesini eklemez. Bu satırı mağazanızın sayfasında bulucunun görüneceği yere ekleyin.",
	"publish.tag_manager_tag":
		"Tag Manager'da “Özel HTML” türünde bir etiket oluşturun ve bu kodu yapıştırın. Normal betik satırı orada çalışmaz.",
	"publish.tag_manager_trigger":
		"Tetikleyici olarak bulucunun olduğu sayfalarla sınırlı “Sayfa Görüntüleme” seçin. Önizleme ile deneyin, sonra gönderip yayınlayın.",
	"publish.tag_manager_hint":
		"Etiketlerden önce ziyaretçilerin onayı gerekiyorsa bulucu ancak onaydan sonra görünür. Reklam engelleyiciler Tag Manager'ı sık sık engeller: Doğrudan sayfadaki betik daha çok ziyaretçiye ulaşır.",

	"publish.package": "React, Vue, Svelte",
	"publish.package_command": "Komut",
	"publish.package_module": "JavaScript",
	"publish.package_tag": "Öğe",
	"publish.package_install": "Paketi mağazanızın projesine kurun. Paket bizim sunucumuzdan gelir, registry gerekmez.",
	"publish.package_load": "Bulucuyu bir kez yükleyin, örneğin sayfa mount edildiğinde.",
	"publish.package_element": "Bu satırı bulucunun görünmesini istediğiniz yere ekleyin.",
	"publish.package_hint":
		"Paket; React 19, Vue 3 ve Svelte 5 için türler içerir. Vue'da öğeyi compilerOptions.isCustomElement ile tanımlayın. Framework'ünüz öğe yerine HTML parçasındaki div'i de oluşturabilir.",

	"publish.csp": "Content Security Policy",
	"publish.csp_description":
		"Yalnızca mağazanız böyle bir ilke gönderiyorsa gerekir. Bu kaynaklara izin vermelidir. Trusted Types ilkelerini listeliyorsa lit-html ilkesine de izin vermelidir.",
	"publish.room": "Sayfa kaymasını önleyin",
	"publish.room_description":
		"Bunu div öğesinin style özniteliği sağlar. Mağazanızın Content Security Policy ayarı satır içi stilleri yasaklıyorsa özniteliği kaldırın ve bunu stil dosyanıza ekleyin. Bağlantıların bir aracı açtığı sayfalarda bunun yerine min-height: 100vh ayırın; sonuçlar daha yüksektir.",

	"publish.connection": "Bağlantı",
	"publish.connected": "Bulucunuz {{origin}} adresinde yayında, son görülme: {{when}}",
	"publish.lost": "30 gündür görülmedi, en son {{when}} {{origin}} adresinde görüldü",
	"publish.waiting": "Henüz bağlı değil",
	"publish.disconnected": "Bağlı değil",
	"publish.not_seen":
		"Henüz hiçbir sayfanızda görülmedi. Bulucunun olduğu sayfayı tarayıcınızda açın, bir dakika içinde burada görünür.",
	"publish.seen": "Görüldüğü yerler",
	"publish.sandbox": "Adresi olmayan sayfa (sandbox)",
	"publish.not_allowed": "İzin verilmeyen site",
	"publish.allow": "İzin ver",
	"publish.allow_origin": "{{origin}} sitesine izin ver",
	"publish.check": "Bulucu görünmüyor mu?",
	"publish.check_lines": 'İki satır da sayfanın kaynağında olmalı, id="{{target}}" yalnızca bir kez.',
	"publish.check_origins":
		"Bulucuyu yalnızca bu siteler gösterebilir: {{origins}}. www olan ve olmayan adresler farklı sitelerdir.",
	"publish.check_csp":
		"Bir Content Security Policy bulucuyu engelliyor olabilir. Tarayıcının konsolunu (F12) kontrol edin.",
	"publish.check_cache":
		"Önbellek hâlâ eski sayfayı gönderiyor olabilir. Mağazanızın önbelleğini temizleyip sayfayı yenileyin.",
};
