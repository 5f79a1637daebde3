import { START_PROBLEM } from "../i18n/start-problem.ts";
import { language, useLanguageTag } from "../lib/language.ts";
import { Button } from "./ui/button.tsx";

/** Instead of the dashboard, if the texts of its language can't be loaded. */
export function StartProblem() {
	const [message, reload] = START_PROBLEM[language.get()];
	return (
		<main
			lang={useLanguageTag()}
			className="grid min-h-dvh place-content-center justify-items-center gap-6 text-center"
		>
			<h1 className="font-semibold text-2xl tracking-tight">{message}</h1>
			<Button onClick={() => window.location.reload()}>{reload}</Button>
		</main>
	);
}
