import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";

const PaletteDialog = lazy(() =>
	import("./palette-dialog.tsx").then(({ PaletteDialog }) => ({ default: PaletteDialog })),
);

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command palette, as Ctrl+K (⌘K) does everywhere. */
export function PaletteButton() {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		const toggle = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
				return;
			event.preventDefault();
			setOpen((wasOpen) => !wasOpen);
		};
		window.addEventListener("keydown", toggle);
		return () => window.removeEventListener("keydown", toggle);
	}, []);
	return (
		<>
			<Button
				variant="ghost"
				className="px-2.5 text-muted-foreground"
				aria-keyshortcuts="Control+K Meta+K"
				onClick={() => setOpen(true)}
			>
				<Search />
				{/* Text and no aria-label: the name has to hold what is read on the button (WCAG 2.5.3). */}
				<span className="sr-only">{t("palette.open")}</span>
				<kbd className="hidden rounded border bg-card px-1.5 py-0.5 font-sans text-xs lg:inline">
					{isMac ? "⌘ K" : "Ctrl K"}
				</kbd>
			</Button>
			{isOpen && (
				<Suspense>
					<PaletteDialog onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
