import { relative } from "node:path";
import type { SerializedError, UserConsoleLog } from "vitest";
import type { Reporter, TestModule } from "vitest/node";
import { ROOT } from "../local/settings.ts";
import { failureText } from "./failure-text.ts";
import type { FileReport } from "./report.schema.ts";

/** Reports each file to the command that started this run when it ends; that command prints the rest. */
export default class ProgressReporter implements Reporter {
	#printed = new Map<string | undefined, string>();

	onUserConsoleLog({ taskId, content }: UserConsoleLog): void {
		this.#printed.set(taskId, (this.#printed.get(taskId) ?? "") + content);
	}

	onTestModuleEnd(module: TestModule): void {
		process.send?.(this.#reportOf(module));
	}

	/** Errors that belong to no file, such as an unhandled rejection. */
	onTestRunEnd(_: unknown, errors: readonly SerializedError[]): void {
		for (const error of errors) console.error(failureText("Unhandled error", error));
	}

	#reportOf(module: TestModule): FileReport {
		const tests = [...module.children.allTests()];
		const suites = [module, ...module.children.allSuites()];
		const ofSuites = suites.flatMap((suite) =>
			suite.errors().map((error) => ({ name: suite.type === "suite" ? suite.fullName : "The file", error })),
		);
		const ofTests = tests.flatMap((test) => {
			const { state, errors = [] } = test.result();
			return state === "failed" ? errors.map((error) => ({ name: test.fullName, error })) : [];
		});
		const failures = [...ofSuites, ...ofTests];
		const printed = [module, ...tests].map(({ id }) => this.#printed.get(id) ?? "").join("");
		const texts = [...new Set(failures.map(({ name, error }) => failureText(name, error)))];
		return {
			path: relative(ROOT, module.moduleId),
			tests: tests.length,
			ms: module.diagnostic().collectDuration + module.diagnostic().duration,
			failures: texts.length > 0 || module.ok() ? texts : ["× The file"],
			printed,
		};
	}
}
