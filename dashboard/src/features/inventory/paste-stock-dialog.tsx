import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FIELDS_MAX } from "#worker/http/field-limit.rules.ts";
import { ROWS_SAVED_MAX } from "#worker/inventory/inventory.rules.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { useOwnClose } from "../../components/form/use-own-close.ts";
import { Callout } from "../../components/ui/callout.tsx";
import { inputClasses } from "../../components/ui/input.tsx";
import { Label } from "../../components/ui/label.tsx";
import { isTextKey } from "../../i18n/is-text-key.ts";
import { toProblem } from "../../lib/api-problem.ts";
import { cn } from "../../lib/cn.ts";
import { pastedLines } from "../../lib/pasted-cells.rules.ts";
import { problemText } from "../../lib/problem-text.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useAbort } from "../imports/use-abort.ts";
import { fetchAllStock, saveStock } from "./inventory.api.ts";
import { readStockLines } from "./stock-lines.rules.ts";
import { useStockChange } from "./use-stock-write.ts";

/** Sets the stock of many parts by lines from a spreadsheet: all of them, or none and what is wrong with which line. */
export function PasteStockDialog({ companyId, onClose }: { companyId: number | undefined; onClose: () => void }) {
	const { t } = useTranslation();
	const id = useId();
	const [text, setText] = useState("");
	const [problems, setProblems] = useState<string[]>([]);
	const lineProblem = (at: number, problem: string) => t("orders.line_problem", { at: String(at), problem });
	const saveOnce = useIdempotentCall(saveStock);
	const abort = useAbort();
	/** The rows as they are now: a repeat of the same ones is the same request. */
	const send = async (lines: string) => {
		abort.current = new AbortController();
		const stored = await fetchAllStock(companyId, abort.current.signal);
		return saveOnce({ companyId, rows: readStockLines(lines, stored).rows });
	};
	const saving = useStockChange(send, {
		onDone: useOwnClose(onClose),
		onError: (error) => {
			const atLines = toProblem(error).fields.flatMap(({ path, code }) => {
				const row = /^rows\.(\d+)/.exec(path)?.[1];
				return row !== undefined && isTextKey(code) ? [lineProblem(lineOf(text, Number(row)), t(code))] : [];
			});
			if (atLines.length >= FIELDS_MAX) atLines.push(t("stock.lines_more"));
			setProblems(atLines.length > 0 ? atLines : [problemText(error)]);
		},
	});
	const submit = () => {
		const read = readStockLines(text, []);
		if (read.problems.length > 0) setProblems(read.problems.map(({ at, code }) => lineProblem(at, t(code))));
		else if (read.rows.length === 0) setProblems([t("field.required")]);
		else if (read.rows.length > ROWS_SAVED_MAX) setProblems([t("stock.rows_many")]);
		else return saving.mutate(text);
	};
	return (
		<FormDialog
			title={t("stock.add")}
			isDirty={text !== ""}
			isSaving={saving.isPending}
			onSubmit={submit}
			onClose={onClose}
		>
			<div className="grid gap-1.5">
				<Label htmlFor={id}>{t("stock.lines")}</Label>
				<textarea
					id={id}
					value={text}
					rows={8}
					spellCheck={false}
					// biome-ignore lint/a11y/noAutofocus: the dialog's only field
					autoFocus
					placeholder={"AERO-26;12\nAERO-18;8"}
					onChange={(event) => {
						setText(event.target.value);
						setProblems([]);
					}}
					aria-invalid={problems.length > 0}
					aria-describedby={`${id}-hint ${id}-problems`}
					className={cn(inputClasses, "h-auto min-h-40 resize-y py-2 font-mono")}
				/>
				<p id={`${id}-hint`} className="text-pretty text-muted-foreground text-xs leading-relaxed">
					{t("stock.lines_hint")}
				</p>
			</div>
			{problems.length > 0 && (
				<Callout variant="problem" role="alert" id={`${id}-problems`}>
					<ul>
						{problems.map((problem) => (
							<li key={problem}>{problem}</li>
						))}
					</ul>
				</Callout>
			)}
		</FormDialog>
	);
}

/** The line of a row, from 1: empty lines are none. */
const lineOf = (text: string, row: number): number => pastedLines(text)[row]?.at ?? row + 1;
