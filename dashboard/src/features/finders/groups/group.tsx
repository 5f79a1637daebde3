import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import type { FinderInput } from "#worker/finders/finder.schema.ts";
import { Card } from "../../../components/ui/card.tsx";

export type GroupProps = { control: Control<FinderInput> };

/** One of the form's six groups; the jump links lead to its id. */
export const Group = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
	<Card id={id} aria-labelledby={`${id}-title`} className="p-5 md:p-6">
		<h2 id={`${id}-title`} className="mb-5 font-semibold text-base">
			{title}
		</h2>
		<div className="grid gap-5">{children}</div>
	</Card>
);

export const Pair = ({ children }: { children: ReactNode }) => (
	<div className="grid gap-5 sm:grid-cols-2">{children}</div>
);
