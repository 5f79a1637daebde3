import type { ReactNode } from "react";
import { useTitle } from "../lib/use-title.ts";

type PageHeaderProps = {
	title: string;
	description?: ReactNode;
	actions?: ReactNode;
	/** Above the title: the link to the parent page. */
	back?: ReactNode;
};

export function PageHeader({ title, description, actions, back }: PageHeaderProps) {
	useTitle(title);
	return (
		<header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
			<div className="grid min-w-0 gap-1">
				{back}
				<h1 className="text-balance wrap-anywhere font-semibold text-2xl tracking-tight">{title}</h1>
				{description && <p className="max-w-prose text-pretty text-muted-foreground leading-relaxed">{description}</p>}
			</div>
			{actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
		</header>
	);
}
