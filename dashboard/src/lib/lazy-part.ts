import i18next from "i18next";
import { type LazyExoticComponent, lazy, type ReactNode } from "react";
import { isReachable, newRelease, reloadOnce, untilReachable } from "./new-release.ts";
import { notifyError } from "./notify.ts";

type Part<Props> = (props: Props) => ReactNode;

/**
 * A part that loads when it is first shown. If a release has replaced it, the page is reloaded, or stays as it is,
 * unsaved form included, and a reload is offered. Without a connection it loads once there is one.
 */
export const lazyPart = <Name extends string, Props>(
	load: () => Promise<Readonly<Record<Name, Part<Props>>>>,
	name: Name,
): LazyExoticComponent<Part<Props>> =>
	lazy(() =>
		load()
			.catch(async (error: unknown) => {
				if (await isReachable()) throw error;
				notifyError(i18next.t("problem.unreachable"));
				await untilReachable();
				return load();
			})
			.then((file) => ({ default: file[name] }), onMissing),
	);

async function onMissing(): Promise<{ default: () => null }> {
	// Nothing is shown until the page reloads.
	if (reloadOnce()) return new Promise<never>(() => {});
	newRelease.set(true);
	return { default: () => null };
}
