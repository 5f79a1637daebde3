import { useTranslation } from "react-i18next";
import { EntryFrame } from "./entry-frame.tsx";
import { LoginForm } from "./login-form.tsx";

export function LoginPage({ returnTo }: { returnTo: string | undefined }) {
	const { t } = useTranslation();
	return (
		<EntryFrame title={t("login.title")} subtitle={t("login.subtitle")}>
			<LoginForm returnTo={returnTo} />
		</EntryFrame>
	);
}
