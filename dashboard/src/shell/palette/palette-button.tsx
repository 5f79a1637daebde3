import { Search } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { keyLetter } from "../../lib/key-letter.rules.ts";
import { lazyPart } from "../../lib/lazy-part.ts";

const PaletteDialog = lazyPart(() => import("./palette-dialog.tsx"), "PaletteDialog");

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command palette, as Ctrl+K (⌘K) does everywhere. */
export function PaletteButton() {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		const toggle = (event: KeyboardEvent) => {
			if (keyLetter(event) !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
			event.preventDefault();
			setOpen((wasOpen) => !wasOpen);
		};
		window.addEventListener("keydown", toggle);
		return () => window.removeEventListener("keydown", toggle);
	}, []);
	return (
		<>
			{/* A wide field if there is room, else an icon beside the bell. */}
			<Button
				variant="outline"
				className="ms-auto justify-start font-normal text-muted-foreground max-md:size-9 max-md:border-transparent max-md:bg-transparent max-md:p-0 max-md:shadow-none md:ms-4 md:w-full md:min-w-0 md:max-w-lg md:shrink md:px-3"
				aria-keyshortcuts="Control+K Meta+K"
				onClick={() => setOpen(true)}
			>
				<Search className="max-md:mx-auto" />
				{/* Text and no aria-label: the name has to contain the button's visible text (WCAG 2.5.3). */}
				<span className="truncate max-md:sr-only">{t("palette.placeholder")}</span>
				<kbd className="ms-auto hidden shrink-0 rounded border bg-background px-1.5 py-0.5 font-sans text-xs lg:inline">
					{isMac ? "⌘ K" : `${t("keys.control")} K`}
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
