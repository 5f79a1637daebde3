import { readdirSync, readFileSync } from "node:fs";

const SAMPLE_MS = 20;
/** Linux counts processor time in hundredths of a second. */
const MS_A_TICK = 10;

/** How many bytes more than before our runtimes use at most during some work; NaN if that can't be measured. */
export async function peakMemory(work: () => Promise<void>): Promise<number> {
	const before = residentBytes();
	let peak = before;
	const timer = setInterval(() => {
		peak = Math.max(peak, residentBytes());
	}, SAMPLE_MS);
	await work();
	clearInterval(timer);
	return peak - before;
}

export const residentBytes = () =>
	sumOfChildren("status", (status) => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024);

/** Processor time of our runtimes so far, which doesn't depend on other load on the machine. */
export const processorMs = (): number =>
	sumOfChildren("stat", (stat) => {
		const [user = 0, system = 0] = afterName(stat).slice(11, 13).map(Number);
		return (user + system) * MS_A_TICK;
	});

/** Sums a value over our child processes (Linux: /proc). */
function sumOfChildren(file: "status" | "stat", of: (text: string) => number): number {
	try {
		const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isChild(name));
		return children.reduce((sum, pid) => sum + of(read(pid, file)), 0);
	} catch {
		return Number.NaN;
	}
}

const isChild = (pid: string): boolean => afterName(read(pid, "stat"))[1] === String(process.pid);

/** The name of a process is in brackets and may contain anything. */
const afterName = (stat: string): string[] => stat.slice(stat.lastIndexOf(")") + 2).split(" ");

function read(pid: string, file: string): string {
	try {
		return readFileSync(`/proc/${pid}/${file}`, "utf8");
	} catch {
		// The process has ended in the meantime.
		return "";
	}
}
