import { Link } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Logo } from "../components/logo.tsx";
import { Button } from "../components/ui/button.tsx";
import { Sheet, SheetContent, SheetTrigger } from "../components/ui/sheet.tsx";
import { homeOf } from "../lib/session/current-user.ts";
import { useCurrentUser } from "../lib/session/use-current-user.ts";
import { ImportIndicator } from "./import-indicator.tsx";
import { SideMenu } from "./menu-links.tsx";
import { NotificationBell } from "./notification-bell.tsx";
import { PaletteButton } from "./palette/palette-button.tsx";
import { UserMenu } from "./user-menu.tsx";

function MenuDrawer() {
	const { t } = useTranslation();
	const [open, setOpen] = useState(false);
	return (
		<Sheet open={open} onOpenChange={setOpen}>
			<SheetTrigger asChild>
				<Button variant="ghost" size="icon" className="md:hidden" aria-label={t("menu.open")}>
					<Menu />
				</Button>
			</SheetTrigger>
			<SheetContent title={t("menu.label")}>
				<div className="-mx-2 overflow-y-auto px-2 pb-2">
					<SideMenu onNavigate={() => setOpen(false)} />
				</div>
			</SheetContent>
		</Sheet>
	);
}

/** The logo is above the sidebar, the search above the page. */
export function TopBar() {
	const { t } = useTranslation();
	const { user } = useCurrentUser();
	return (
		<header className="flex h-14 items-center gap-1 border-b bg-background/95 px-2 backdrop-blur-md md:gap-3 md:px-4">
			<MenuDrawer />
			<Link
				to={homeOf(user.roles)}
				activeOptions={{ exact: true, includeSearch: false }}
				className="flex min-w-0 items-center gap-2.5 rounded-md font-semibold outline-none focus-visible:ring-3 focus-visible:ring-ring/50 md:w-44 md:shrink-0"
			>
				<Logo className="size-7 shrink-0" />
				<span className="truncate">{t("app.name")}</span>
			</Link>
			<PaletteButton />
			<div className="flex shrink-0 items-center gap-0.5 md:ms-auto">
				<ImportIndicator />
				<NotificationBell />
				<UserMenu />
			</div>
		</header>
	);
}
