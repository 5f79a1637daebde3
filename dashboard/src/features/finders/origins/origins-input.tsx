import { Plus, X } from "lucide-react";
import type { KeyboardEvent, MouseEventHandler, Ref } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../../components/form/field.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Input } from "../../../components/ui/input.tsx";
import { useOrigins } from "./use-origins.ts";

type OriginsInputProps = {
	value: readonly string[];
	/** The value that was last saved. */
	saved: readonly string[];
	onChange: (origins: string[]) => void;
	onBlur?: () => void;
	error?: { type?: unknown; message?: string | undefined } | undefined;
	inputRef?: Ref<HTMLInputElement>;
};

/** A list of websites: Enter or the button adds the typed one, and a save includes it. */
export function OriginsInput({ onBlur, error, inputRef, ...list }: OriginsInputProps) {
	const { t } = useTranslation();
	const { listed, text, shortened, isInvalid, type, check, add, remove } = useOrigins(list);
	const addOnEnter = (event: KeyboardEvent) => {
		if (event.key !== "Enter") return;
		event.preventDefault();
		add();
	};
	return (
		<Field
			label={t("finder.allowed_origins")}
			hint={t("finder.allowed_origins_hint")}
			error={isInvalid ? { message: "finders.origin_invalid" } : error}
		>
			{({ "aria-labelledby": _, ...aria }) => (
				<div className="grid gap-2">
					<div className="flex gap-2">
						<Input
							{...aria}
							ref={inputRef}
							value={text}
							placeholder="https://"
							inputMode="url"
							autoCapitalize="none"
							spellCheck={false}
							onBlur={() => {
								check();
								onBlur?.();
							}}
							onChange={(event) => type(event.target.value)}
							onKeyDown={addOnEnter}
						/>
						<Button variant="outline" size="icon" aria-label={t("finder.add_origin")} onClick={add}>
							<Plus />
						</Button>
					</div>
					<p role="status" className="text-xs empty:hidden">
						{shortened && t("finder.origin_shortened", { origin: shortened })}
					</p>
					<ul className="flex flex-wrap gap-1.5 empty:hidden">
						{listed.map((origin) => (
							<OriginTag
								key={origin}
								origin={origin}
								onRemove={({ currentTarget: button }) => {
									// It goes with its tag. Who points stays where they are.
									if (button.matches(":focus-visible")) document.getElementById(aria.id)?.focus();
									remove(origin);
								}}
							/>
						))}
					</ul>
				</div>
			)}
		</Field>
	);
}

type OriginTagProps = { origin: string; onRemove: MouseEventHandler<HTMLButtonElement> };

function OriginTag({ origin, onRemove }: OriginTagProps) {
	const { t } = useTranslation();
	return (
		<li className="flex max-w-full items-center gap-1 rounded-md bg-secondary py-0.5 ps-2.5 pe-0.5">
			<span className="truncate">{origin}</span>
			<Button
				variant="ghost"
				size="icon-sm"
				className="size-6"
				aria-label={t("finder.remove_origin", { origin })}
				onClick={onRemove}
			>
				<X className="size-3.5" />
			</Button>
		</li>
	);
}
