import type { ReactNode } from "react";
import { LanguageSwitcher } from "../../components/language-switcher.tsx";
import { Logo } from "../../components/logo.tsx";
import { ThemeSwitcher } from "../../components/theme-switcher.tsx";
import { Card } from "../../components/ui/card.tsx";
import { useTitle } from "../../lib/use-title.ts";

type EntryFrameProps = { title: string; subtitle: string; children: ReactNode };

/** The frame of the pages before sign-in. */
export function EntryFrame({ title, subtitle, children }: EntryFrameProps) {
	useTitle(title);
	return (
		<div className="flex min-h-dvh flex-col">
			<header className="flex justify-end gap-0.5 p-3">
				<LanguageSwitcher />
				<ThemeSwitcher />
			</header>
			<main className="grid flex-1 place-items-center px-4 pb-24">
				<div className="grid w-full max-w-sm gap-6">
					<div className="grid justify-items-center gap-4 text-center">
						<Logo className="size-12" />
						<div className="grid gap-1">
							<h1 className="text-balance font-semibold text-2xl tracking-tight">{title}</h1>
							<p className="text-pretty text-muted-foreground">{subtitle}</p>
						</div>
					</div>
					<Card className="p-6">{children}</Card>
				</div>
			</main>
		</div>
	);
}
