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
	Plug,
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
	plug: Plug,
	"scroll-text": ScrollText,
	settings: Settings,
	tags: Tags,
	upload: Upload,
	users: Users,
};

/** The icon of a menu entry, or none: then only its text is shown. */
export const menuIcon = (name: string): LucideIcon | undefined =>
	Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
