import type { LucideIcon } from "lucide-react";

type IconSelectProps = {
	icon: LucideIcon;
	label: string;
	value: string;
	choices: readonly { value: string; label: string; lang?: string }[];
	onChange: (value: string) => void;
};

/** The platform's own select behind an icon: small to load, and accessible by keyboard, touch and screen reader. */
export const IconSelect = ({ icon: Icon, label, value, choices, onChange }: IconSelectProps) => (
	<span className="relative inline-flex h-9 items-center rounded-md transition-colors focus-within:ring-3 focus-within:ring-ring/50 hover:bg-accent">
		<Icon aria-hidden className="pointer-events-none absolute start-2.5 size-4" />
		<select
			aria-label={label}
			value={value}
			onChange={(event) => onChange(event.target.value)}
			className="h-full w-9 cursor-pointer appearance-none rounded-md bg-transparent ps-9 text-base font-medium outline-none sm:w-auto sm:pe-3 md:text-sm [&>option]:bg-popover [&>option]:text-popover-foreground"
		>
			{choices.map((choice) => (
				<option key={choice.value} value={choice.value} lang={choice.lang}>
					{choice.label}
				</option>
			))}
		</select>
	</span>
);
