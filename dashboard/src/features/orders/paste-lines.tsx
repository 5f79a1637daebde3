import { ClipboardPaste } from "lucide-react";
import { useId, useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { inputClasses } from "../../components/ui/input.tsx";
import { Label } from "../../components/ui/label.tsx";
import { cn } from "../../lib/cn.ts";
import { addPasted, type OrderValues } from "./order-values.ts";
import { readPastedLines } from "./pasted-lines.rules.ts";

/** A text of many lines becomes lines of the order; those that can't be read stay, each with what is wrong. */
export function PasteLines({ form }: { form: UseFormReturn<OrderValues> }) {
	const { t } = useTranslation();
	const id = useId();
	const { field, fieldState } = useController({ control: form.control, name: "pasted" });
	const problems = fieldState.invalid ? readPastedLines(field.value).problems : [];
	const [added, setAdded] = useState(0);
	const addAll = () => {
		setAdded(addPasted(form));
		return form.trigger("pasted");
	};
	return (
		<div className="grid gap-1.5">
			<Label htmlFor={id}>{t("orders.paste")}</Label>
			<textarea
				{...field}
				id={id}
				rows={3}
				spellCheck={false}
				placeholder={"AERO-26-18;2"}
				aria-invalid={problems.length > 0}
				aria-describedby={`${id}-hint ${id}-problems`}
				className={cn(inputClasses, "h-auto min-h-20 resize-y py-2 font-mono")}
			/>
			<p id={`${id}-hint`} className="text-muted-foreground text-xs leading-relaxed">
				{t("orders.paste_hint")}
			</p>
			<ul id={`${id}-problems`} className="text-destructive text-xs empty:hidden">
				{problems.map(({ at, code }) => (
					<li key={at}>{t("orders.line_problem", { at: String(at), problem: t(code) })}</li>
				))}
			</ul>
			<p role="status" className="sr-only">
				{added > 0 ? t("orders.lines_added", { count: added }) : ""}
			</p>
			<Button variant="outline" className="justify-self-start" disabled={field.value.trim() === ""} onClick={addAll}>
				<ClipboardPaste />
				{t("orders.add_lines")}
			</Button>
		</div>
	);
}
