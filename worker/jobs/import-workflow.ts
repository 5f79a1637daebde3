import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { ActivationTask } from "../imports/activation-run.usecases.ts";
import { runImport } from "./import-runs.usecases.ts";
import { orderRuns } from "./order-runs.usecases.ts";

/** Activates an import: it goes on by itself, whoever closes a tab or deploys. docs/adr/0043. */
export class ImportWorkflow extends WorkflowEntrypoint<Env, ActivationTask> {
	override run({ payload }: Readonly<WorkflowEvent<ActivationTask>>, step: WorkflowStep): Promise<void> {
		return runImport(this.env, payload, step, [orderRuns(this.env)]);
	}
}
