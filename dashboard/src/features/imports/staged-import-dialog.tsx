import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportState } from "#worker/imports/import.schema.ts";
import { UnsavedGuard } from "../../components/form/unsaved-guard.tsx";
import { useDiscardConfirmation } from "../../components/form/use-discard-confirmation.tsx";
import { LoadProblem } from "../../components/load-problem.tsx";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { useWrite } from "../../lib/use-write.ts";
import { FileDrop } from "./file-drop.tsx";
import { FileProblem } from "./file-problem.tsx";
import { toImportProblem } from "./import-error.ts";
import type { Sent } from "./send-file.ts";
import { Sending } from "./sending.tsx";
import { useAbort } from "./use-abort.ts";
import { hasEnded, type OpenImport } from "./use-open-import.ts";

type StagedEntry = { id: number; state: ImportState; options: { dryRun: boolean } };
type Watch = { signal: AbortSignal; progress: (sent: Sent) => void };
type SettingsSteps<Draft, Plan> = {
	draft: Draft;
	onChange: (draft: Draft) => void;
	onOther: () => void;
	onStart: (plan: Plan) => void;
};
type ReviewSteps<Entry> = { entry: Entry; onClose: () => void; onDone: () => void };

type StagedImportDialogProps<Draft, Plan, Entry, Key extends QueryKey> = {
	title: string;
	description: string;
	/** What a file has to hold. */
	hint: string;
	open: OpenImport;
	onClose: () => void;
	queryOf: (id: number) => UseQueryOptions<Entry, Error, Entry, Key>;
	/** Puts what a call has answered where the query is read. */
	show: (entry: Entry) => void;
	inspect: (file: File) => Promise<Draft>;
	send: (plan: Plan, watch: Watch) => Promise<Entry>;
	problemText?: (problem: unknown) => string;
	settings: (steps: SettingsSteps<Draft, Plan>) => ReactNode;
	review: (steps: ReviewSteps<Entry>) => ReactNode;
};

/** From a file to rows that the server has: choose the file, map its columns, send it, review it, apply it. */
export function StagedImportDialog<Draft, Plan, Entry extends StagedEntry, Key extends QueryKey>({
	open,
	onClose,
	queryOf,
	show,
	inspect,
	send: sendPlan,
	problemText = (problem) => toImportProblem(problem).text,
	settings,
	review,
	...texts
}: StagedImportDialogProps<Draft, Plan, Entry, Key>) {
	const { t } = useTranslation();
	const [draft, setDraft] = useState<Draft | null>(null);
	const [id, setId] = useState(open.id);
	const { data: received, error, refetch } = useQuery({ ...queryOf(id ?? 0), enabled: id !== undefined });
	const [sent, setSent] = useState<Sent | null>(null);
	const abort = useAbort();
	const choose = useWrite({ mutationFn: inspect, onSuccess: setDraft });
	const send = useWrite({
		// It may take minutes: leaving asks at once.
		meta: { background: true },
		mutationFn: (plan: Plan) => {
			abort.current = new AbortController();
			return sendPlan(plan, { signal: abort.current.signal, progress: setSent });
		},
		onSuccess: (entry) => {
			show(entry);
			open.keep(entry.id);
			setId(entry.id);
		},
		onSettled: () => setSent(null),
	});
	const done = () => {
		open.forget();
		onClose();
	};
	const isUnsent = draft !== null && id === undefined;
	const { close, question } = useDiscardConfirmation(isUnsent, () => {
		if (received && (hasEnded(received) || received.options.dryRun)) done();
		else onClose();
	});
	const problem = choose.error ?? (abort.current?.signal.aborted ? null : send.error);
	return (
		<Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
			<DialogContent
				title={texts.title}
				description={texts.description}
				className="max-w-3xl"
				// A click outside would lose what was filled in.
				onInteractOutside={(event) => event.preventDefault()}
			>
				{draft === null && id === undefined && (
					<FileDrop
						label={t("catalogue.csv_file")}
						hint={texts.hint}
						text={t("catalogue.drop_file")}
						isBusy={choose.isPending}
						onFile={(file) => choose.mutate(file)}
					/>
				)}
				{problem && <FileProblem name={choose.error && choose.variables?.name} text={problemText(problem)} />}
				{isUnsent &&
					!send.isPending &&
					settings({
						draft,
						onChange: setDraft,
						onOther: () => {
							setDraft(null);
							// What was wrong with this file.
							send.reset();
						},
						onStart: (plan) => send.mutate(plan),
					})}
				{send.isPending && <Sending sent={sent} onCancel={() => abort.current?.abort()} />}
				<LoadProblem error={error} refetch={refetch} />
				{received && review({ entry: received, onClose: close, onDone: done })}
				<UnsavedGuard dirty={isUnsent} />
				{question}
			</DialogContent>
		</Dialog>
	);
}
