import {
	BookOpen,
	Building2,
	Car,
	Code,
	Eye,
	FileText,
	Gauge,
	History,
	House,
	Layers,
	LayoutGrid,
	type LucideIcon,
	Newspaper,
	Package,
	ScrollText,
	Settings,
	Tags,
	Upload,
	Users,
} from "lucide-react";

const ICONS: Readonly<Record<string, LucideIcon>> = {
	"book-open": BookOpen,
	"building-2": Building2,
	car: Car,
	code: Code,
	eye: Eye,
	"file-text": FileText,
	gauge: Gauge,
	history: History,
	house: House,
	layers: Layers,
	"layout-grid": LayoutGrid,
	newspaper: Newspaper,
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
