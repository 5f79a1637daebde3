import { entryTexts } from "#worker/i18n/entry-texts/en.rules.ts";

/** Texts before sign-in: they load with the first view, so they stay small. */
export const entry = {
	...entryTexts,

	"app.name": "Wiper Finder",

	"action.cancel": "Cancel",
	"action.close": "Close",
	"action.ok": "OK",
	"action.retry": "Try again",

	"state.loading": "Loading…",

	"toast.region": "Messages",

	"problem.unreachable": "The server can't be reached. Check your connection.",
	"problem.status": "An unknown error occurred. The server responded with status code {{status}}.",

	"error_page.title": "Error {{status}}",
	"error_page.title_unknown": "No connection",
	"error_page.forbidden": "You have no rights to access this page. A manager or administrator can grant you access.",
	"error_page.not_found": "Page not found.",
	"error_page.internal": "Internal server error. An unknown error occurred.",
	"error_page.unknown": "An unknown error occurred. The server can't be reached.",
	"error_page.home": "Back to the homepage",

	"release.available": "A new version is available",
	"release.description": "Part of this page belongs to an older version and couldn't be loaded.",
	"release.reload": "Reload",

	"language.choose": "Language",

	"theme.choose": "Appearance",
	"theme.light": "Light",
	"theme.dark": "Dark",
	"theme.system": "System",

	"login.title": "Sign in",
	"login.subtitle": "Configure, price and publish your wiper finder.",
	"login.username": "Username",
	"login.password": "Password",
	"login.submit": "Sign in",
	"login.forgot": "Forgot your password?",

	"forgot.title": "Forgot your password?",
	"forgot.description":
		"Enter your e-mail address. If it belongs to an account, we'll send you a link to set a new password.",
	"forgot.email": "E-mail",
	"forgot.submit": "Send link",
	"forgot.sent": "The reset link was sent. Check your inbox.",

	"reset.title": "Set a new password",
	"reset.subtitle": "Choose a new password for your account.",
	"reset.submit": "Set password",
	"reset.changed": "Password changed",
	"reset.changed_description": "Sign in with your new password.",
	"reset.request": "Request new link",
	"reset.to_login": "Back to sign in",

	"password.new": "New password",
	"password.hint_one": "At least {{count, number}} character.",
	"password.hint_other": "At least {{count, number}} characters.",

	"field.required": "This field is required.",
	"field.too_long": "This value is too long.",
	"field.invalid": "This value isn't valid.",
} as const;
