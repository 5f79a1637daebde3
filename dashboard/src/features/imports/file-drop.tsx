import { FileUp } from "lucide-react";
import { Field } from "../../components/form/field.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { useFileDrop } from "../../components/use-file-drop.ts";
import { cn } from "../../lib/cn.ts";

type FileDropProps = {
	label: string;
	hint: string;
	text: string;
	isBusy?: boolean;
	onFile: (file: File) => void;
};

/** One file, dropped or chosen. Its content counts, not its name. */
export function FileDrop({ label, hint, text, isBusy = false, onFile }: FileDropProps) {
	const { isOver, ...drop } = useFileDrop(([file]) => file && !isBusy && onFile(file));
	return (
		<Field label={label} hint={hint}>
			{({ id, "aria-labelledby": _, ...aria }) => (
				<label
					htmlFor={id}
					{...drop.label}
					className={cn(
						"relative flex cursor-pointer flex-col items-center justify-center gap-3 rounded-xl border border-input border-dashed bg-card px-6 py-14 text-center text-muted-foreground transition-colors focus-within:ring-3 focus-within:ring-ring/50 hover:bg-accent",
						isOver && "border-primary bg-info-soft",
					)}
				>
					{isBusy ? <Spinner className="size-7" /> : <FileUp aria-hidden className="size-7" />}
					<span aria-hidden>{text}</span>
					<input
						id={id}
						type="file"
						accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
						disabled={isBusy}
						className="sr-only"
						aria-label={label}
						onChange={drop.onChange}
						{...aria}
					/>
				</label>
			)}
		</Field>
	);
}
