import { useTranslation } from "react-i18next";
import { labelRole } from "#worker/http/roles.rules.ts";
import type { User } from "#worker/users/user.schema.ts";
import { ViewDialog } from "../../components/view-dialog.tsx";
import { germanTime } from "./german-time.rules.ts";
import { ROLE_TEXTS } from "./role-texts.ts";

type UserViewDialogProps = { user: User; onEdit: () => void; onClose: () => void };

export function UserViewDialog({ user, onEdit, onClose }: UserViewDialogProps) {
	const { t } = useTranslation();
	const rows = [
		[t("users.username"), user.username],
		[t("users.email"), user.email],
		[t("users.notification_email"), user.notificationEmail],
		[t("users.enabled"), user.enabled ? t("action.yes") : t("action.no")],
		[t("users.last_login"), user.lastLogin && germanTime(user.lastLogin)],
		[t("users.roles"), t(ROLE_TEXTS[labelRole(user.roles)])],
		[t("users.name"), user.name],
		[t("users.company"), user.companyTitle],
		[t("users.customer_number"), user.customerNumber],
		[t("users.created"), germanTime(user.createdAt)],
		[t("users.updated"), germanTime(user.updatedAt)],
	] as const;
	return <ViewDialog title={user.username} rows={rows} onEdit={onEdit} onClose={onClose} />;
}
