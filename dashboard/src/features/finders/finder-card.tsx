import { Link } from "@tanstack/react-router";
import { Code, ExternalLink, Package, Pencil, Settings, Tags, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { cn } from "../../lib/cn.ts";
import { FinderStatus } from "./finder-status.tsx";
import { useSelectedFinderId } from "./selected/use-selected-finder.ts";
import { testPageOf } from "./test-page.ts";
import { useRemoveFinder } from "./use-finder-actions.ts";

const LINKS = [
	["/c/settings", Settings, "finders.edit"],
	["/c/pricing", Tags, "finders.prices"],
	["/c/products", Package, "finders.products"],
	["/c/publish", Code, "finders.connection"],
] as const;

type FinderCardProps = { finder: Finder; mayManage: boolean; onEdit: () => void };

export function FinderCard({ finder, mayManage, onEdit }: FinderCardProps) {
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
				<h2 className="min-w-0 wrap-anywhere font-semibold text-base leading-snug">
					<Link
						to="/c/overview"
						search={search}
						className="rounded underline-offset-4 outline-none hover:underline focus-visible:ring-3 focus-visible:ring-ring/50"
					>
						{finder.label}
					</Link>
				</h2>
				<FinderStatus finder={finder} />
			</div>
			<ShopLink url={finder.shopProductUrl} />
			<div className="flex items-end justify-between gap-3">
				<dl className="flex gap-6">
					<Fact term={t("finder.currency")}>{finder.currency}</Fact>
					<Fact term={t("finder.language")}>{finder.language.toUpperCase()}</Fact>
				</dl>
				<div className="-me-2 flex">
					<TestLink finder={finder} />
					{mayManage && <EditButton finder={finder} onEdit={onEdit} />}
					{mayManage && <RemoveButton finder={finder} />}
				</div>
			</div>
			<ul className="mt-auto grid grid-cols-2 gap-1.5 border-t pt-4">
				{LINKS.map(([to, Icon, text]) => (
					<li key={to} className="grid">
						<Button variant="secondary" size="sm" className="justify-start overflow-hidden px-2" asChild>
							<Link to={to} search={search} aria-label={`${t(text)}: ${finder.label}`}>
								<Icon />
								<span className="truncate">{t(text)}</span>
							</Link>
						</Button>
					</li>
				))}
			</ul>
		</li>
	);
}

function TestLink({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const name = `${t("finders.test")}: ${finder.label}`;
	return (
		<Button variant="ghost" size="icon-sm" className="text-muted-foreground" asChild>
			<a href={testPageOf(finder)} target="_blank" rel="noopener" aria-label={name} title={name}>
				<ExternalLink />
			</a>
		</Button>
	);
}

function EditButton({ finder, onEdit }: { finder: Finder; onEdit: () => void }) {
	const { t } = useTranslation();
	const name = `${t("finders.quick_edit")}: ${finder.label}`;
	return (
		<Button
			variant="ghost"
			size="icon-sm"
			aria-label={name}
			title={name}
			onClick={onEdit}
			className="text-muted-foreground"
		>
			<Pencil />
		</Button>
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
	const [isConfirming, setConfirming] = useState(false);
	const remove = useRemoveFinder();
	return (
		<>
			<Button
				variant="ghost"
				size="icon-sm"
				aria-label={`${t("finders.remove")}: ${finder.label}`}
				onClick={() => setConfirming(true)}
				title={`${t("finders.remove")}: ${finder.label}`}
				className="text-muted-foreground hover:text-destructive"
			>
				<Trash2 />
			</Button>
			<ConfirmDialog
				open={isConfirming}
				title={t("finders.remove_title", { label: finder.label })}
				description={t("finders.remove_description")}
				destructive
				busy={remove.isPending}
				onCancel={() => setConfirming(false)}
				onConfirm={() => remove.mutate(finder.id, { onSettled: () => setConfirming(false) })}
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
