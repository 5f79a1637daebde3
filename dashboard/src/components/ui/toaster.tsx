import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Toaster as Sonner, toast } from "sonner";
import { notices } from "../../lib/notify.ts";
import { useTheme } from "../../lib/theme.ts";
import { subscribeToDialogs } from "../../lib/use-after-dialogs.ts";
import { toastPlace } from "./toast-place.ts";

export function Toaster() {
	const { t } = useTranslation();
	const [{ position, bottom }, setPlace] = useState(toastPlace);
	useEffect(() => {
		const place = () => setPlace(toastPlace());
		const stopPlacing = subscribeToDialogs(place);
		const stopShowing = notices.showBy(({ kind, text, ...more }) => {
			place();
			toast[kind](text, more);
		});
		return () => {
			stopPlacing();
			stopShowing();
		};
	}, []);
	return (
		<Sonner
			theme={useTheme()}
			position={position}
			offset={{ top: "1rem", bottom }}
			mobileOffset={{ top: "1rem", bottom, left: "1rem", right: "1rem" }}
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
