/**
 * What is done within a minute of the clock, by which the platform's limiters count. If a minute has ended meanwhile, it is
 * done again; `attempt` lets it come from another network.
 */
export async function withinOneMinute<Result>(act: (attempt: number) => Promise<Result>): Promise<Result> {
	for (let attempt = 1; ; attempt++) {
		const minute = currentMinute();
		const result = await act(attempt);
		if (currentMinute() === minute) return result;
	}
}

const currentMinute = (): number => Math.floor(Date.now() / 60_000);
