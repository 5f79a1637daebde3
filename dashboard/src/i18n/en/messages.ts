/** What people are told of orders and stock: the bell, and which of it is mailed. */
export const messages = {
	"messages.order_open": "New order {{subject}}",
	"messages.order_confirmed": "Order {{subject}} is confirmed",
	"messages.order_notavail": "Order {{subject}}: products not available",
	"messages.stock_low": "Low stock: {{subject}}",
	"messages.unread": "Notifications, unread: {{number}}",
	"messages.mark_all": "Mark all as read",
	"messages.news": "News",
	"messages.is_unread": "Unread",
	"messages.settings": "E-mail notifications",
	"messages.settings_description": "You receive these e-mails at {{email}}. The bell always shows everything.",
	"messages.mails_order_open": "New orders",
	"messages.mails_order_confirmed": "Confirmed orders",
	"messages.mails_order_notavail": "Orders with products that are not available",
	"messages.mails_stock_low": "Low stock",
} as const;
