import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { type Control, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type FinderInput, finderInputSchema } from "#worker/finders/finder.schema.ts";
import { Field } from "../../components/form/field.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Input } from "../../components/ui/input.tsx";

const originsSchema = finderInputSchema.shape.allowedOrigins;

/** What people paste is an address; what is meant is its origin. */
const toOrigin = (typed: string): string => (URL.canParse(typed) ? new URL(typed).origin : typed);

/** A list of origins: Enter or the button adds one, each can be removed. */
export function OriginsField({ control }: { control: Control<FinderInput> }) {
	const { t } = useTranslation();
	const { field, fieldState } = useController({ control, name: "allowedOrigins" });
	const [typed, setTyped] = useState("");
	const [isRefused, setRefused] = useState(false);
	const add = () => {
		const origin = toOrigin(typed.trim());
		if (origin === "") return;
		if (!originsSchema.safeParse([...field.value, origin]).success) return setRefused(true);
		if (!field.value.includes(origin)) field.onChange([...field.value, origin]);
		setTyped("");
	};
	const addOnEnter = (event: KeyboardEvent) => {
		if (event.key !== "Enter") return;
		event.preventDefault();
		add();
	};
	return (
		<Field
			label={t("finder.allowed_origins")}
			hint={t("finder.allowed_origins_hint")}
			error={isRefused ? { message: "finders.origin_invalid" } : fieldState.error}
		>
			{({ "aria-labelledby": _, ...aria }) => (
				<div className="grid gap-2">
					<div className="flex gap-2">
						<Input
							{...aria}
							ref={field.ref}
							value={typed}
							placeholder="https://"
							inputMode="url"
							onBlur={field.onBlur}
							onChange={(event) => {
								setTyped(event.target.value);
								setRefused(false);
							}}
							onKeyDown={addOnEnter}
						/>
						<Button variant="outline" size="icon" aria-label={t("finder.add_origin")} onClick={add}>
							<Plus />
						</Button>
					</div>
					<ul className="flex flex-wrap gap-1.5">
						{field.value.map((origin) => (
							<OriginTag
								key={origin}
								origin={origin}
								onRemove={() => field.onChange(field.value.filter((other) => other !== origin))}
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
