import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Toaster as Sonner, toast } from "sonner";
import { notices } from "../../lib/notify.ts";
import { useTheme } from "../../lib/theme.ts";
import { PAGE_PLACE, toastPlace } from "./toast-place.ts";

export function Toaster() {
	const { t } = useTranslation();
	const [bottom, setBottom] = useState(PAGE_PLACE.bottom);
	useEffect(
		() =>
			notices.showBy(({ kind, text, isWithin = false, ...more }) => {
				// Most successes end the dialog. Elsewhere than it came up, a toast would be announced again.
				const place = kind === "success" && !isWithin ? PAGE_PLACE : toastPlace();
				setBottom(place.bottom);
				toast[kind](text, { ...more, position: place.position });
			}),
		[],
	);
	return (
		<Sonner
			theme={useTheme()}
			position={PAGE_PLACE.position}
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
