import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

export const nameClasses =
	"line-clamp-1 print:line-clamp-none min-w-0 break-all print:break-normal rounded-sm font-medium text-foreground underline-offset-4 outline-none hover:text-primary hover:underline focus-visible:ring-3 focus-visible:ring-ring/50";

type NameLinkProps = {
	/** The address of the opened row over the list. */
	search: Record<string, unknown>;
	children: ReactNode;
};

/** A row's name, which links to its record, over the list. */
export const NameLink = ({ search, children }: NameLinkProps) => (
	<Link to="." search={(previous) => ({ ...previous, ...search })} className={nameClasses}>
		{children}
	</Link>
);

/** A row's name if what it opens has no address of its own. */
export const NameButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
	<button type="button" onClick={onClick} className={`${nameClasses} cursor-pointer text-start`}>
		{children}
	</button>
);
