import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../components/ui/callout.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { type FinderElement, type FinderPreview, loadFinderElement } from "./finder-element.ts";
import { sampleCarQuery } from "./sample-car.api.ts";

type PreviewStageProps = { uuid: string; isEnabled: boolean; locale: string; preview: FinderPreview; width: number };

/** A page of the given width; if there is less room, it is scaled down, not narrowed. */
export function PreviewStage({ uuid, isEnabled, locale, preview, width }: PreviewStageProps) {
	const { t } = useTranslation();
	const stage = useRef<HTMLDivElement>(null);
	const room = useWidth(stage);
	const script = useQuery({
		queryKey: ["finder-element"],
		queryFn: async () => {
			await loadFinderElement();
			return true;
		},
		staleTime: Number.POSITIVE_INFINITY,
	});
	// A car with results, so that every colour and shape is visible.
	const car = useQuery(sampleCarQuery(uuid));
	const isReady = script.isSuccess && !car.isPending;
	const zoom = room === 0 ? 1 : Math.min(1, room / width);
	return (
		<div
			ref={stage}
			data-slot="preview-stage"
			className="max-h-[70dvh] min-h-40 overflow-y-auto overflow-x-hidden rounded-xl border bg-[repeating-conic-gradient(var(--muted)_0_25%,transparent_0_50%)] bg-size-[16px_16px] p-0 @wide/page:max-h-[calc(100dvh-13rem)]"
		>
			<div className="mx-auto" style={{ width, zoom }}>
				{!isReady && !script.isError && <Skeleton className="h-64 w-full" />}
				{script.isError && <Callout variant="problem">{t("preview.failed")}</Callout>}
				{isReady && (
					<PreviewElement key={uuid} uuid={uuid} locale={locale} vehicle={car.data ?? undefined} preview={preview}>
						{!isEnabled && <Callout className="m-4">{t("preview.disabled")}</Callout>}
					</PreviewElement>
				)}
			</div>
		</div>
	);
}

type PreviewElementProps = {
	uuid: string;
	locale: string;
	vehicle: string | undefined;
	preview: FinderPreview;
	children: ReactNode;
};

/** The element's content is shown while it has nothing to show. */
function PreviewElement({ uuid, locale, vehicle, preview, children }: PreviewElementProps) {
	const element = useRef<FinderElement>(null);
	useEffect(() => {
		if (element.current) element.current.preview = preview;
	}, [preview]);
	return (
		<wiper-finder ref={element} finder={uuid} locale={locale} vehicle={vehicle} onClick={stayHere}>
			{children}
		</wiper-finder>
	);
}

/** The finder's links would lead out of the dashboard, away from unsaved changes. */
function stayHere(event: MouseEvent): void {
	// From within the finder's shadow root, which the event's own target doesn't name.
	const path = event.nativeEvent.composedPath();
	if (path.some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
}

function useWidth(element: RefObject<HTMLElement | null>): number {
	const [width, setWidth] = useState(0);
	useEffect(() => {
		const { current } = element;
		if (!current) return;
		const observer = new ResizeObserver(() => setWidth(current.clientWidth));
		observer.observe(current);
		return () => observer.disconnect();
	}, [element]);
	return width;
}
