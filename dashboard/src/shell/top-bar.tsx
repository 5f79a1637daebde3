import { Link } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LanguageSwitcher } from "../components/language-switcher.tsx";
import { Logo } from "../components/logo.tsx";
import { ThemeSwitcher } from "../components/theme-switcher.tsx";
import { Button } from "../components/ui/button.tsx";
import { Sheet, SheetContent, SheetTrigger } from "../components/ui/sheet.tsx";
import { homeOf } from "../lib/current-user.ts";
import { useCurrentUser } from "../lib/use-current-user.ts";
import { FinderSwitcher } from "./finder-switcher.tsx";
import { ImportIndicator } from "./import-indicator.tsx";
import { SideMenu } from "./menu-links.tsx";
import { MenuTabs } from "./menu-tabs.tsx";
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
				<SideMenu onNavigate={() => setOpen(false)} />
			</SheetContent>
		</Sheet>
	);
}

export function TopBar({ tabs }: { tabs: boolean }) {
	const { t } = useTranslation();
	const { user } = useCurrentUser();
	return (
		<header className="border-b bg-background/90 backdrop-blur-md">
			<div className="flex h-14 items-center gap-2 px-3 md:px-6">
				<MenuDrawer />
				<Link
					to={homeOf(user.roles)}
					className="flex items-center gap-2.5 rounded-md font-semibold outline-none focus-visible:ring-3 focus-visible:ring-ring/50"
				>
					<Logo className="size-7" />
					<span className="hidden min-[420px]:inline">{t("app.name")}</span>
				</Link>
				{tabs && <FinderSwitcher className="ms-2 hidden max-w-64 md:flex lg:max-w-80" />}
				<div className="ms-auto flex items-center gap-0.5">
					<ImportIndicator />
					<PaletteButton />
					<LanguageSwitcher />
					<ThemeSwitcher />
					<NotificationBell />
					<UserMenu />
				</div>
			</div>
			{tabs && (
				<div className="hidden px-3 md:block md:px-5">
					<MenuTabs />
				</div>
			)}
		</header>
	);
}
