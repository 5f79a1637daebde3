import type { publishing as model } from "../en/publishing.ts";
import type { TextsOf } from "../texts.ts";

export const publishing: TextsOf<typeof model> = {
	"publish.title": "{{label}} yayınla",
	"publish.description": "İki satır, bulucuyu mağazanızın her sayfasına getirir.",
	"publish.copy_all": "İki satırı da kopyala",
	"publish.disabled": "Bu bulucu devre dışı. Siz etkinleştirene kadar görünmez.",
	"publish.to_settings": "Ayarlara git",

	"publish.embed_title": "Sayfanıza ekleyin",
	"publish.platform": "Mağaza sistemi",
	"publish.version": "Betiğin sürümü",
	"publish.newest": "Her zaman en yeni",
	"publish.pinned": "Sabit sürüm {{version}}",
	"publish.pinned_description":
		"Kod artık tam bu sürümü yükler ve tarayıcı değişmediğini doğrular. Güncellemesini siz yaparsınız.",

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

	"publish.place_line": "Bu satırı bulucunun görüneceği yere koyun.",
	"publish.script_line": "Bu satırı aynı sayfaya bir kez, herhangi bir yere koyun.",
	"publish.html_hint":
		"Bir sayfadaki birkaç bulucunun her birine ayrı yer gerekir, betik ise bir kez yeter. Yerin içine yazdıklarınız, bulucu gelene kadar kalır.",

	"publish.woocommerce_block":
		"Sayfayı düzenleyicide açın ve bulucunun görüneceği yere “Özel HTML” bloğunu ekleyin. Mağaza sayfalarında bu bir bileşen alanında da olur.",
	"publish.woocommerce_paste": "İki satırı da bloğa yapıştırın.",
	"publish.woocommerce_save":
		"Sayfayı yayınlayın. Sonra ikinci satır yoksa hesabınızın betik kaydetme izni yoktur: bir yöneticiye sorun.",
	"publish.woocommerce_hint":
		"Betikleri birleştiren veya geciktiren eklentiler wiper-finder.js dosyasını dışarıda bırakmalı. Önbellek eklentinizin önbelleğini boşaltın.",

	"publish.shopify_open":
		"“Online Store › Themes” altında “Customize” düğmesini, üstte de bulucunun olacağı sayfayı veya şablonu seçin.",
	"publish.shopify_paste": "“Add section › Custom Liquid” seçin ve iki satırı da yapıştırın.",
	"publish.shopify_save": "Bölümü yerine sürükleyin ve kaydedin.",
	"publish.shopify_hint":
		"İzin verilen siteleri sınırlarsanız kendi alan adınızı ve henüz denerken your-shop.myshopify.com adresini de yazın.",

	"publish.magento_place":
		"Sayfayı “Content › Pages” altında açın. Page Builder'da “HTML Code” öğesini yerine sürükleyin; yoksa “Show / Hide Editor” düğmesine basın. Bu satırı oraya koyun.",
	"publish.magento_script":
		"“Content › Design › Configuration” altında mağaza görünümünü düzenleyin, “HTML Head” bölümünü açın ve bu satırı “Scripts and Style Sheets” alanına koyun.",
	"publish.magento_policy":
		"Mağazanız bir Content Security Policy uyguluyorsa modüllerinden biri bu dosyada sunucumuza izin vermelidir. Bunu geliştiriciniz yapar.",
	"publish.magento_cache": "“System › Cache Management” altında önbelleği boşaltın.",
	"publish.magento_hint":
		"Magento ilkesini varsayılan olarak yalnızca ödeme sayfalarında uygular, başka yerde sadece bildirir: o zaman 3. adımı atlayabilirsiniz.",

	"publish.tag_manager_place":
		"Tag Manager betiği getirir, yeri getirmez: bu satırı mağazanızın sayfasında bulucunun görüneceği yere koyun.",
	"publish.tag_manager_tag":
		"Tag Manager'da “Özel HTML” türünde bir etiket oluşturun ve bunu yapıştırın. Alışılmış satır orada çalışmaz.",
	"publish.tag_manager_trigger":
		"Tetikleyici olarak bulucunun olduğu sayfalarla sınırlı “Sayfa Görüntüleme” seçin. Önizleme ile deneyin, sonra gönderip yayınlayın.",
	"publish.tag_manager_hint":
		"Etiketler için ziyaretçilerin önce onayı gerekiyorsa bulucu ancak o zaman görünür. Engelleyiciler Tag Manager'ı sık sık durdurur: doğrudan sayfadaki betik daha çok ziyaretçiye ulaşır.",

	"publish.csp": "Content Security Policy",
	"publish.csp_description": "Yalnızca mağazanız böyle bir ilke gönderiyorsa: bunlara izin vermelidir.",
	"publish.room": "Sayfa kaymasını önleyin",
	"publish.room_description": "Bulucu yüklenirken sayfanın kaymaması için bunu mağazanızın stil dosyasına ekleyin.",

	"publish.connection": "Bağlantı",
	"publish.connected": "Bulucunuz {{origin}} adresinde yayında, son görülme: {{when}}",
	"publish.waiting": "Henüz bağlı değil",
	"publish.not_seen":
		"Henüz hiçbir sayfanızda görülmedi. Bulucunun olduğu sayfayı tarayıcınızda açın: bir dakika içinde burada görünür.",
	"publish.seen": "Görüldüğü yerler",
	"publish.sandbox": "Adresi olmayan bir sayfa (sandbox)",
	"publish.not_allowed": "İzin verilmeyen site",
	"publish.allow": "İzin ver",
	"publish.allow_origin": "{{origin}} sitesine izin ver",
	"publish.check": "Bulucu görünmüyor mu?",
	"publish.check_lines": 'Sayfada iki satır da olmalı, id="{{target}}" ise yalnızca bir kez: sayfanın kaynağına bakın.',
	"publish.check_origins":
		"Bulucuyu yalnızca bu siteler gösterebilir: {{origins}}. www olan ve olmayan adresler farklı sitelerdir.",
	"publish.check_csp": "Bir Content Security Policy onu engellememeli: engelliyorsa tarayıcının konsolu (F12) yazar.",
	"publish.check_cache":
		"Önbellekler hâlâ eski sayfayı gönderiyor olabilir: mağazanızın önbelleğini boşaltıp yeniden yükleyin.",
};
