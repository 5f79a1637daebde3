import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight, CircleCheck, CircleDashed } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { cn } from "../../../lib/cn.ts";
import { overviewQuery } from "../finder.api.ts";
import { STEPS, type Step } from "./checklist.rules.ts";
import { useChecklist } from "./use-checklist.ts";

const TEXTS = {
	create: ["checklist.create", "checklist.create_about", "/c/settings"],
	assortments: ["checklist.assortments", "checklist.assortments_about", "/c/assortments"],
	prices: ["checklist.prices", "checklist.prices_about", "/c/pricing"],
	publish: ["checklist.publish", "checklist.publish_about", "/c/publish"],
	seen: ["checklist.seen", "checklist.seen_about", "/c/publish"],
} as const satisfies Record<Step, readonly string[]>;

const aboutOf = (step: Step, hasOffer: boolean) =>
	step === "assortments" && !hasOffer ? "checklist.assortments_none" : TEXTS[step][1];

/** The steps until the first visitor finds wipers; hidden when all are done. */
export function Checklist({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const checklist = useChecklist(finder);
	const { isPending } = useQuery(overviewQuery(finder.id));
	if (isPending && finder.connectedAt === null) return <ChecklistSkeleton finder={finder} />;
	if (!checklist) return null;
	const { steps, next, done, hasOffer } = checklist;
	return (
		<Card aria-labelledby="checklist" className="grid gap-4 p-5 md:p-6">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<h2 id="checklist" className="font-semibold text-base">
					{t("checklist.title")}
				</h2>
				<p className="text-muted-foreground">{t("checklist.progress", { done, total: steps.length })}</p>
			</div>
			<ol className="grid divide-y">
				{steps.map(({ step, isDone }) => (
					<StepRow
						key={step}
						finder={finder.id}
						step={step}
						about={aboutOf(step, hasOffer)}
						isDone={isDone}
						isNext={step === next}
					/>
				))}
			</ol>
		</Card>
	);
}

/** Reserves the space of a list that is still loading, so that nothing below it moves. */
const ChecklistSkeleton = ({ finder }: { finder: Finder }) => (
	<Card aria-hidden className="p-5 md:p-6">
		<div className="invisible grid gap-4">
			<p className="font-semibold text-base">–</p>
			<ol className="grid divide-y">
				{STEPS.map((step) => (
					<StepRow
						key={step}
						finder={finder.id}
						step={step}
						about={TEXTS[step][1]}
						isDone={step === "create"}
						isNext={false}
					/>
				))}
			</ol>
		</div>
	</Card>
);

type StepRowProps = { finder: number; step: Step; about: ReturnType<typeof aboutOf>; isDone: boolean; isNext: boolean };

function StepRow({ finder, step, about, isDone, isNext }: StepRowProps) {
	const { t } = useTranslation();
	const [title, , to] = TEXTS[step];
	const Icon = isDone ? CircleCheck : CircleDashed;
	return (
		<li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
			<Icon aria-hidden className={cn("mt-0.5 size-5 shrink-0", isDone ? "text-success" : "text-muted-foreground")} />
			<div className="grid min-w-0 flex-1 gap-0.5">
				<p className={cn("font-medium", isDone && "text-muted-foreground")}>
					<span className="sr-only">{isDone ? t("checklist.done") : t("checklist.open")}: </span>
					{t(title)}
				</p>
				{!isDone && <p className="text-pretty text-muted-foreground leading-relaxed">{t(about)}</p>}
			</div>
			{!isDone && (
				<Button variant={isNext ? "default" : "outline"} size={isNext ? "default" : "icon"} asChild>
					<Link to={to} search={{ finder }} aria-label={isNext ? `${t("checklist.go")}: ${t(title)}` : t(title)}>
						{isNext && t("checklist.go")}
						<ArrowRight />
					</Link>
				</Button>
			)}
		</li>
	);
}

/** The same in one line, for the list of configurations. */
export function ChecklistHint({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const checklist = useChecklist(finder);
	if (!checklist) return null;
	const { steps, next, done, hasOffer } = checklist;
	const [title, , to] = TEXTS[next];
	return (
		<Card aria-labelledby="next-step" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
			<div className="grid min-w-0 gap-0.5">
				<h2 id="next-step" className="font-semibold">
					{t("checklist.next")}: {t(title)}
				</h2>
				<p className="text-pretty text-muted-foreground leading-relaxed">{t(aboutOf(next, hasOffer))}</p>
			</div>
			<div className="flex flex-wrap items-center gap-4">
				<p className="text-muted-foreground">{t("checklist.progress", { done, total: steps.length })}</p>
				<Button asChild>
					<Link to={to} search={{ finder: finder.id }}>
						{t(title)}
						<ArrowRight />
					</Link>
				</Button>
			</div>
		</Card>
	);
}
