import { type Control, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { THEMES, type Theme } from "#worker/finders/finder.rules.ts";
import type { FinderInput } from "#worker/finders/finder.schema.ts";
import { ListNote } from "../../components/form/list-note.tsx";
import { cn } from "../../lib/cn.ts";

const THEME_TEXTS = {
	plain: ["theme.plain", "theme.plain_hint"],
	card: ["theme.card", "theme.card_hint"],
	bold: ["theme.bold", "theme.bold_hint"],
} as const;

/** The three finished looks, each with a small picture of it. */
export function ThemeField({ control }: { control: Control<FinderInput> }) {
	const { t } = useTranslation();
	const { field } = useController({ control, name: "theme" });
	return (
		<fieldset data-slot="field" className="@container grid min-w-0 gap-1.5">
			<legend className="mb-1.5 font-medium text-sm leading-none">{t("finder.theme")}</legend>
			<div className="grid gap-3 @xl:grid-cols-3">
				{THEMES.map((theme) => (
					<label
						key={theme}
						className={cn(
							"grid cursor-pointer grid-cols-[6rem_minmax(0,1fr)] content-start items-start gap-3 rounded-lg border p-3 @xl:grid-cols-1 @xl:gap-2 has-focus-visible:ring-3 has-focus-visible:ring-ring/50",
							field.value === theme && "border-ring bg-accent/40",
						)}
					>
						<ThemePicture theme={theme} />
						<span className="flex items-start gap-2">
							<input
								type="radio"
								name={field.name}
								ref={theme === field.value ? field.ref : undefined}
								className="mt-0.5 size-4 shrink-0 accent-primary outline-none"
								checked={field.value === theme}
								onChange={() => field.onChange(theme)}
								onBlur={field.onBlur}
							/>
							<span className="grid min-w-0 gap-0.5">
								<span className="font-medium text-sm">{t(THEME_TEXTS[theme][0])}</span>
								<span className="text-muted-foreground text-xs">{t(THEME_TEXTS[theme][1])}</span>
							</span>
						</span>
					</label>
				))}
			</div>
			<p className="text-pretty text-muted-foreground text-xs leading-relaxed">{t("finder.theme_hint")}</p>
			<ListNote control={control} name="theme" />
		</fieldset>
	);
}

const FRAMES: Record<Theme, string> = {
	plain: "fill-background stroke-border",
	card: "fill-primary/15 stroke-border",
	bold: "fill-primary stroke-primary",
};

/** A form and two products, as they stand in the theme. */
const ThemePicture = ({ theme }: { theme: Theme }) => (
	<svg viewBox="0 0 96 64" aria-hidden="true" className="w-full rounded-md">
		<rect x="1" y="1" width="94" height="62" rx="5" className={FRAMES[theme]} />
		<rect
			x="9"
			y="8"
			width={theme === "bold" ? 52 : 40}
			height={theme === "bold" ? 6 : 4}
			rx="2"
			className={theme === "bold" ? "fill-primary-foreground" : "fill-foreground"}
		/>
		<rect x="9" y="18" width="78" height="8" rx="2" className="fill-background stroke-border" />
		{theme === "bold" && <rect x="5" y="31" width="86" height="28" rx="3" className="fill-background" />}
		{[9, 50].map((x) => (
			<g key={x}>
				<rect
					x={x}
					y="34"
					width="37"
					height="22"
					rx="3"
					className={theme === "card" ? "fill-background" : "fill-none stroke-border"}
				/>
				<path d={`M${x + 6} 43q12 -5 24 0`} className="fill-none stroke-foreground" />
				<rect x={x + 6} y="48" width="16" height="4" rx="2" className="fill-primary" />
			</g>
		))}
	</svg>
);
