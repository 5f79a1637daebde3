import {
	Building2,
	Car,
	Code,
	FileText,
	Layers,
	LayoutDashboard,
	LayoutGrid,
	type LucideIcon,
	Package,
	ScrollText,
	Settings,
	Tags,
	Upload,
	Users,
} from "lucide-react";

const ICONS: Readonly<Record<string, LucideIcon>> = {
	"building-2": Building2,
	car: Car,
	code: Code,
	"file-text": FileText,
	layers: Layers,
	"layout-dashboard": LayoutDashboard,
	"layout-grid": LayoutGrid,
	package: Package,
	"scroll-text": ScrollText,
	settings: Settings,
	tags: Tags,
	upload: Upload,
	users: Users,
};

/** The icon a menu entry names, or none: then its text stands alone (spec section 2). */
export const menuIcon = (name: string): LucideIcon | undefined =>
	Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
