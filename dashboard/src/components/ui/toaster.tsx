import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Toaster as Sonner, toast } from "sonner";
import { notices } from "../../lib/notify.ts";
import { useTheme } from "../../lib/theme.ts";

export function Toaster() {
	const { t } = useTranslation();
	useEffect(() => notices.showBy(({ kind, text, ...more }) => void toast[kind](text, more)), []);
	return (
		<Sonner
			theme={useTheme()}
			position="bottom-center"
			// Above the footer, the save bar and a dialog's buttons, so that it covers none of them.
			offset={{ bottom: "8rem" }}
			mobileOffset={{ bottom: "8rem", left: "1rem", right: "1rem" }}
			containerAriaLabel={t("toast.region")}
			toastOptions={{
				classNames: {
					toast: "!rounded-lg !border-border !bg-popover !font-sans !text-popover-foreground !shadow-lg",
					success: "[&_[data-icon]]:text-success",
					error: "[&_[data-icon]]:text-destructive",
					description: "!text-muted-foreground",
				},
			}}
		/>
	);
}
