import { Link } from "@tanstack/react-router";
import { Code, ExternalLink, Settings, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { workerOrigin } from "../../lib/api.ts";
import { cn } from "../../lib/cn.ts";
import { useSelectedFinderId } from "../../lib/use-selected-finder.ts";
import { FinderStatus } from "./finder-status.tsx";
import { useRemoveFinder } from "./use-finder-actions.ts";

export function FinderCard({ finder, mayManage }: { finder: Finder; mayManage: boolean }) {
	const { t } = useTranslation();
	const isSelected = useSelectedFinderId() === finder.id;
	const search = { finder: finder.id };
	return (
		<li
			className={cn(
				"flex flex-col gap-4 rounded-xl border bg-card p-5 shadow-card transition-shadow hover:shadow-md",
				isSelected && "border-primary/60 ring-1 ring-primary/60",
			)}
		>
			<div className="flex items-start justify-between gap-3">
				<h2 className="min-w-0 break-words font-semibold text-base leading-snug">{finder.label}</h2>
				<FinderStatus finder={finder} />
			</div>
			<ShopLink url={finder.shopProductUrl} />
			<dl className="flex gap-6">
				<Fact term={t("finder.currency")}>{finder.currency}</Fact>
				<Fact term={t("finder.language")}>{finder.language.toUpperCase()}</Fact>
			</dl>
			<div className="mt-auto flex flex-wrap items-center gap-1.5 border-t pt-4">
				<Button variant="outline" size="sm" className="px-2.5" asChild>
					<Link to="/c/settings" search={search} aria-label={`${t("finders.edit")}: ${finder.label}`}>
						<Settings />
						{t("finders.edit")}
					</Link>
				</Button>
				<Button variant="outline" size="sm" className="px-2.5" asChild>
					<Link to="/c/publish" search={search} aria-label={`${t("finders.connection")}: ${finder.label}`}>
						<Code />
						{t("finders.connection")}
					</Link>
				</Button>
				<Button variant="outline" size="sm" className="px-2.5" asChild>
					<a
						href={`${workerOrigin}/finder/test/${finder.uuid}`}
						target="_blank"
						rel="noopener"
						aria-label={`${t("finders.test")}: ${finder.label}`}
					>
						<ExternalLink />
						{t("finders.test")}
					</a>
				</Button>
				{mayManage && <RemoveButton finder={finder} />}
			</div>
		</li>
	);
}

function ShopLink({ url }: { url: string }) {
	const { t } = useTranslation();
	return (
		<p className={cn("truncate text-muted-foreground", url === "" && "italic")} title={url}>
			{url === "" ? t("finders.no_shop_link") : url}
		</p>
	);
}

const Fact = ({ term, children }: { term: string; children: string }) => (
	<div className="grid gap-0.5">
		<dt className="text-muted-foreground text-xs">{term}</dt>
		<dd className="font-medium">{children}</dd>
	</div>
);

function RemoveButton({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const [asking, setAsking] = useState(false);
	const remove = useRemoveFinder();
	return (
		<>
			<Button
				variant="ghost"
				size="icon-sm"
				aria-label={`${t("finders.remove")}: ${finder.label}`}
				onClick={() => setAsking(true)}
				className="ms-auto text-muted-foreground hover:text-destructive"
			>
				<Trash2 />
			</Button>
			<ConfirmDialog
				open={asking}
				title={t("finders.remove_title", { label: finder.label })}
				description={t("finders.remove_description")}
				destructive
				busy={remove.isPending}
				onCancel={() => setAsking(false)}
				onConfirm={() => remove.mutate(finder.id, { onSettled: () => setAsking(false) })}
			/>
		</>
	);
}

export const FinderCardSkeleton = () => (
	<li aria-hidden className="grid gap-4 rounded-xl border bg-card p-5">
		<Skeleton className="h-5 w-2/3" />
		<Skeleton className="h-4 w-full" />
		<Skeleton className="h-9 w-1/2" />
		<Skeleton className="h-8 w-full" />
	</li>
);
