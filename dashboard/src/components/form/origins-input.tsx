import { Plus, X } from "lucide-react";
import { type KeyboardEvent, type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { finderFields } from "#worker/finders/finder-fields.schema.ts";
import { Button } from "../ui/button.tsx";
import { Input } from "../ui/input.tsx";
import { Field } from "./field.tsx";
import { typedOrigin } from "./typed-origin.ts";

type OriginsInputProps = {
	value: readonly string[];
	onChange: (origins: string[]) => void;
	onBlur?: () => void;
	error?: { type?: unknown; message?: string | undefined } | undefined;
	inputRef?: Ref<HTMLInputElement>;
};

/** A list of websites: Enter, the button or leaving the box adds one, each can be removed. */
export function OriginsInput({ value, onChange, onBlur, error, inputRef }: OriginsInputProps) {
	const { t } = useTranslation();
	const [typed, setTyped] = useState("");
	const [isRefused, setRefused] = useState(false);
	const add = () => {
		const origin = typedOrigin(typed.trim());
		if (origin === "") return;
		if (!finderFields.allowedOrigins.safeParse([...value, origin]).success) return setRefused(true);
		if (!value.includes(origin)) onChange([...value, origin]);
		setTyped("");
	};
	const addOnKey = (event: KeyboardEvent) => {
		if (event.key === "Enter") event.preventDefault();
		// Ctrl+S saves the form: what stands in the box is meant, too.
		if (event.key === "Enter" || (event.key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey))) add();
	};
	return (
		<Field
			label={t("finder.allowed_origins")}
			hint={t("finder.allowed_origins_hint")}
			error={isRefused ? { message: "finders.origin_invalid" } : error}
		>
			{({ "aria-labelledby": _, ...aria }) => (
				<div className="grid gap-2">
					<div className="flex gap-2">
						<Input
							{...aria}
							ref={inputRef}
							value={typed}
							placeholder="https://"
							inputMode="url"
							autoCapitalize="none"
							spellCheck={false}
							onBlur={() => {
								add();
								onBlur?.();
							}}
							onChange={(event) => {
								setTyped(event.target.value);
								setRefused(false);
							}}
							onKeyDown={addOnKey}
						/>
						<Button variant="outline" size="icon" aria-label={t("finder.add_origin")} onClick={add}>
							<Plus />
						</Button>
					</div>
					<ul className="flex flex-wrap gap-1.5 empty:hidden">
						{value.map((origin) => (
							<OriginTag
								key={origin}
								origin={origin}
								onRemove={() => onChange(value.filter((other) => other !== origin))}
							/>
						))}
					</ul>
				</div>
			)}
		</Field>
	);
}

function OriginTag({ origin, onRemove }: { origin: string; onRemove: () => void }) {
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
