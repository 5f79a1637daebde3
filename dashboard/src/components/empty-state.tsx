import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type EmptyStateProps = { icon: LucideIcon; title: string; description?: string | undefined; action?: ReactNode };

/** The empty state of a page: what is missing, and the next step for those who may take it. */
export const EmptyState = ({ icon: Icon, title, description, action }: EmptyStateProps) => (
	<div className="grid justify-items-center gap-3 rounded-xl border border-dashed bg-card/50 px-6 py-16 text-center">
		<span className="grid size-12 place-items-center rounded-full bg-secondary text-muted-foreground">
			<Icon aria-hidden className="size-6" />
		</span>
		<h2 className="font-semibold text-base">{title}</h2>
		{description && <p className="max-w-sm text-pretty text-muted-foreground leading-relaxed">{description}</p>}
		{action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
	</div>
);
