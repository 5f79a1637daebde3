import { Presets, SingleBar } from "cli-progress";
import type { Progress } from "./import-file.ts";

const NAMES = { reading: "Reading the file", sending: "Sending parts", building: "Building brands" } as const;
/** Without a terminal: a line every ten per cent. */
const STEP = 10;

/** Shows an import's progress: a bar in a terminal, plain lines elsewhere. */
export function createProgress(
	isTerminal: boolean,
	stream: NodeJS.WritableStream = process.stderr,
): { progress: Progress; stop: () => void } {
	const bar = new SingleBar(
		{ format: "{name} {bar} {percentage}% {eta_formatted}", hideCursor: true, stream },
		Presets.shades_classic,
	);
	let [shown, lastPercent] = ["", -STEP];

	const progress: Progress = (step, done, total) => {
		const percent = total === 0 ? 100 : Math.floor((100 * Math.min(done, total)) / total);
		const isNew = shown !== step;
		if (isNew) [shown, lastPercent] = [step, -STEP];
		if (isTerminal) {
			if (isNew) bar.stop();
			if (isNew) bar.start(total, done, { name: NAMES[step] });
			else bar.update(done);
			return;
		}
		if (percent < lastPercent + STEP) return;
		lastPercent = percent;
		console.log(`${NAMES[step]}: ${percent} %`);
	};
	return { progress, stop: () => bar.stop() };
}
