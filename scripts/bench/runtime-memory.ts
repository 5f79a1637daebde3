import { readdirSync, readFileSync } from "node:fs";

const KIB = 1024;

/** The peak memory of this process and the local runtime below it so far, in bytes; the latter on Linux only. */
export function peakMemory(): { client: number; runtime: number | undefined } {
	return { client: process.resourceUsage().maxRSS * KIB, runtime: peakOfRuntime() };
}

function peakOfRuntime(): number | undefined {
	if (process.platform !== "linux") return undefined;
	const peaks = readdirSync("/proc").flatMap((pid) => (/^\d+$/.test(pid) ? peakOf(pid) : []));
	return peaks.length === 0 ? undefined : Math.max(...peaks);
}

/** Of a runtime that this process started. */
function peakOf(pid: string): number[] {
	try {
		const status = readFileSync(`/proc/${pid}/status`, "utf8");
		const value = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, "m").exec(status)?.[1];
		const isOurs = value("PPid") === String(process.pid) && value("Name")?.startsWith("workerd");
		return isOurs ? [Number(value("VmHWM")) * KIB] : [];
	} catch {
		// Processes start and end while they are listed.
		return [];
	}
}
