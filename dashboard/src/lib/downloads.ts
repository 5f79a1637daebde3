const underWay = new Set<Promise<unknown>>();

/** Whether a file is being made or received that a reload would lose. */
export const hasDownloads = (): boolean => underWay.size > 0;

/** Holds back the reload for a new release until a file is saved, or isn't any more. */
export function holdReload<Saved>(download: Promise<Saved>): Promise<Saved> {
	underWay.add(download);
	return download.finally(() => underWay.delete(download));
}
