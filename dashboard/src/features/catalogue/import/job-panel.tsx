import { Pause, Play } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { Progress } from "../../../components/ui/progress.tsx";
import { showProblem } from "../../../lib/problem-text.ts";
import { useWrite } from "../../../lib/use-write.ts";
import type { ImportJob } from "./import-job.ts";
import { JobCounts } from "./job-counts.tsx";
import { cancelImport, closeJob, pauseImport, resumeImport, retryImport } from "./run-import.ts";

const STEPS = {
	reading: "catalogue.step_reading",
	sending: "catalogue.step_sending",
	building: "catalogue.step_building",
} as const;

type JobPanelProps = { job: ImportJob; onResume?: (() => void) | undefined };

/** The import's progress, and the buttons to pause or cancel it. `onResume`: for what the server does and doesn't finish. */
export function JobPanel({ job, onResume }: JobPanelProps) {
	const { t } = useTranslation();
	const id = useId();
	const step = job.state === "paused" ? t("catalogue.indicator_paused") : t(STEPS[job.step]);
	return (
		<Card aria-labelledby={id} className="grid gap-4 p-5">
			<h2 id={id} className="break-all font-semibold">
				{job.fileName}
			</h2>
			<div className="grid gap-2">
				<p role="status">{step}</p>
				<Progress share={job.total === 0 ? null : job.done / job.total} aria-label={t(STEPS[job.step])} />
				<JobCounts job={job} />
			</div>
			{job.problem && (
				<Callout variant="problem" role="alert">
					{job.problem.text}
				</Callout>
			)}
			<p className="text-pretty text-muted-foreground">
				{job.step === "building" ? t("catalogue.building_hint") : t("catalogue.leave_hint")}
			</p>
			<JobButtons job={job} onResume={job.state === "paused" ? resumeImport : onResume} />
		</Card>
	);
}

function JobButtons({ job: { state, step }, onResume }: JobPanelProps) {
	const { t } = useTranslation();
	const [isConfirming, setConfirming] = useState(false);
	const cancel = useWrite({ mutationFn: cancelImport, onError: showProblem, onSettled: () => setConfirming(false) });
	return (
		<div className="flex flex-wrap gap-2 empty:hidden">
			{state === "running" && step !== "building" && (
				<Button variant="outline" onClick={pauseImport}>
					<Pause />
					{t("catalogue.pause")}
				</Button>
			)}
			{onResume && (
				<Button onClick={onResume}>
					<Play />
					{t("catalogue.resume")}
				</Button>
			)}
			{state === "failed" && <Button onClick={retryImport}>{t("action.retry")}</Button>}
			{state === "failed" && (
				<Button variant="outline" onClick={closeJob}>
					{t("action.close")}
				</Button>
			)}
			{step !== "building" && state !== "failed" && (
				<Button variant="ghost" onClick={() => setConfirming(true)}>
					{t("catalogue.cancel_import")}
				</Button>
			)}
			<ConfirmDialog
				open={isConfirming}
				title={t("catalogue.cancel_title")}
				description={t("catalogue.cancel_description")}
				yes={t("catalogue.cancel_import")}
				no={t("catalogue.go_on")}
				destructive
				busy={cancel.isPending}
				onConfirm={() => cancel.mutate()}
				onCancel={() => setConfirming(false)}
			/>
		</div>
	);
}
