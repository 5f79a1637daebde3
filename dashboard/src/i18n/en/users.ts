/** Users and simulations. */
export const users = {
	"users.description": "Everyone who can sign in, and their roles.",
	"users.search": "Search users",
	"users.add": "Add user",
	"users.none": "No users",
	"users.none_description": "Add the first user. They sign in with their username or e-mail.",
	"users.edit": "Edit {{username}}",
	"users.id": "ID",
	"users.username": "Username",
	"users.email": "E-mail",
	"users.notification_email": "Notification e-mail",
	"users.name": "Name",
	"users.company": "Company",
	"users.customer_number": "Customer number",
	"users.language": "Language",
	"users.roles": "Role",
	"users.enabled": "Enabled",
	"users.disabled": "Disabled",
	"users.enabled_hint": "Disabling a user signs them out and stops them from signing in.",
	"users.password": "Password",
	"users.password_hint_one":
		"Leave empty to keep the password. At least {{count, number}} character. Changing it signs the user out everywhere.",
	"users.password_hint_other":
		"Leave empty to keep the password. At least {{count, number}} characters. Changing it signs the user out everywhere.",
	"users.last_login": "Last login",
	"users.created": "Created",
	"users.updated": "Updated",
} as const;
