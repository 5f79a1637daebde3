import { launchBrowser } from "#tests/support/browser.ts";
import { serveHostPage } from "./host-page.ts";
import type { Section } from "./measure.ts";
import { measureFirstResults, measureHostPage, measureTextBox } from "./page-load.ts";
import { measurePicks } from "./picks.ts";
import { startRuntime } from "./runtime.ts";
import type { World } from "./world.ts";

/** A visitor's waiting times, and the cost for a shop's page, in a real browser. `assets` has the built element. */
export async function measureInBrowser(script: string, assets: string, world: World, size: string): Promise<Section[]> {
	const { url, close } = await startRuntime({ script, folder: world.folder, assets });
	const host = await serveHostPage(url, world.uuid);
	const browser = await launchBrowser();
	try {
		return [
			{
				title: `A visitor's picks, ${size}`,
				how: "Chromium on a four times slower processor, milliseconds until the options or results are in the page; medians. The network is this machine, so a round trip costs nothing but the server's time.",
				measures: await measurePicks(browser, host),
			},
			{
				title: `The shop's page, ${size}`,
				how: "The same page with and without the two lines, loaded in turns by browsers with nothing cached, on a four times slower processor; medians, of the layout shift the worst.",
				measures: [
					...(await measureHostPage(browser, host)),
					await measureTextBox(browser, host),
					await measureFirstResults(browser, host),
				],
			},
		];
	} finally {
		await browser.close();
		await host.close();
		await close();
	}
}
