import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Control, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { PublishedContent } from "#worker/contents/content.schema.ts";
import { ARTICLES_MAX_CHARS, fittingArticles } from "#worker/finders/finder.rules.ts";
import type { FinderPart } from "#worker/finders/finder.schema.ts";
import type { Locale } from "#worker/i18n/locale.rules.ts";
import { ListNote } from "../../components/form/list-note.tsx";
import { DragHandle } from "../../components/list/drag-handle.tsx";
import { MoveButtons } from "../../components/list/move-buttons.tsx";
import { useDragOrder } from "../../components/list/use-drag-order.ts";
import { useRowMove } from "../../components/list/use-row-move.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Card } from "../../components/ui/card.tsx";
import { cn } from "../../lib/cn.ts";
import { numberFormat } from "../../lib/intl.ts";
import { langOf, useLanguageTag } from "../../lib/language.ts";
import { withHidden } from "./hidden-articles.rules.ts";

type ArticlesFieldProps = {
	control: Control<FinderPart>;
	articles: readonly PublishedContent[];
	language: Locale;
	mayManage: boolean;
};

/** The shown articles in their order, and the others. Those of another language are for pages in that language. */
export function ArticlesField({ control, articles, language, mayManage }: ArticlesFieldProps) {
	const { t } = useTranslation();
	const number = numberFormat(useLanguageTag());
	const { field } = useController({ control, name: "articles" });
	const [announcement, setAnnouncement] = useState("");
	const shown = (field.value ?? []).flatMap((id) => articles.filter((article) => article.id === id));
	const others = articles.filter((article) => !shown.includes(article));
	const withoutArticle = (article: PublishedContent) => shown.filter((other) => other !== article);
	const isForeign = (article: PublishedContent) => article.language !== null && article.language !== language;
	const withRoom = fittingArticles(shown.filter((article) => !isForeign(article)));
	const take = (next: readonly PublishedContent[]) =>
		field.onChange(withHidden(field.value ?? [], idsOf(shown), idsOf(next)));
	const move = (id: number, place: number) => {
		const article = shown.find((one) => one.id === id);
		const to = Math.min(Math.max(place, 0), shown.length - 1);
		if (!article || shown.indexOf(article) === to) return;
		take(withoutArticle(article).toSpliced(to, 0, article));
		setAnnouncement(t("articles.moved", { title: article.title, place: number.format(to + 1) }));
	};
	/** Its checkbox is in the other list then, and keeps the focus. */
	const toggle = ({ id }: PublishedContent, next: readonly PublishedContent[]) => {
		// Who points stays where they are.
		const isByKey = document.activeElement?.matches(":focus-visible") ?? false;
		flushSync(() => take(next));
		document.getElementById(choiceId(id))?.focus({ preventScroll: !isByKey });
	};
	const list = useRef<HTMLOListElement>(null);
	const drag = useDragOrder(list, move);
	return (
		<>
			<ArticleCard id="shown-articles" title={t("articles.chosen")}>
				<ListNote control={control} name="articles" />
				{shown.length === 0 && <p className="text-muted-foreground">{t("articles.none_chosen")}</p>}
				<ol ref={list} className="grid divide-y empty:hidden">
					{shown.map((article, at) => (
						<ShownArticle
							key={article.id}
							article={article}
							place={at}
							total={shown.length}
							isDragged={drag.dragged === article.id}
							mayMove={mayManage && shown.length > 1}
							onMove={(to) => move(article.id, to)}
							onGrip={(event) => drag.start(event, article.id, at)}
							onToggle={() => toggle(article, withoutArticle(article))}
							note={
								!isForeign(article) &&
								!withRoom.includes(article) &&
								t("articles.too_long", { count: ARTICLES_MAX_CHARS })
							}
						/>
					))}
				</ol>
			</ArticleCard>
			{others.length > 0 && (
				<ArticleCard id="other-articles" title={t("articles.others")}>
					<ul className="grid divide-y">
						{others.map((article) => (
							<li key={article.id} className="flex py-1.5">
								<ArticleChoice article={article} onToggle={() => toggle(article, [...shown, article])} />
							</li>
						))}
					</ul>
				</ArticleCard>
			)}
			<p role="status" className="sr-only">
				{announcement}
			</p>
		</>
	);
}

const choiceId = (article: number): string => `article-${article}`;
const idsOf = (articles: readonly PublishedContent[]) => articles.map(({ id }) => id);

const ArticleCard = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
	<Card aria-labelledby={id} className="grid gap-3 p-5 md:p-6">
		<h2 id={id} className="font-semibold text-base">
			{title}
		</h2>
		{children}
	</Card>
);

type ShownArticleProps = {
	article: PublishedContent;
	place: number;
	total: number;
	isDragged: boolean;
	mayMove: boolean;
	onMove: (place: number) => void;
	onGrip: (event: PointerEvent) => void;
	onToggle: () => void;
	note: ReactNode;
};

/** A shown article: moved by the handle, by its two buttons, or by Alt and an arrow key. */
function ShownArticle({ article, place, total, isDragged, mayMove, onMove, onGrip, ...choice }: ShownArticleProps) {
	const { t } = useTranslation();
	const { title } = article;
	const { row, move } = useRowMove({ place, total, mayMove, onMove });
	return (
		<li
			{...row}
			data-dragged={isDragged || undefined}
			className={cn(
				"flex items-center gap-3 bg-card py-1.5",
				isDragged && "relative z-10 rounded-md shadow-lg ring-2 ring-primary/60",
			)}
		>
			{mayMove && <DragHandle onPointerDown={onGrip} className="h-9" />}
			<ArticleChoice article={article} isShown {...choice} />
			{mayMove && (
				<MoveButtons
					up={t("articles.up", { title })}
					down={t("articles.down", { title })}
					place={place}
					total={total}
					onMove={move}
				/>
			)}
		</li>
	);
}

type ArticleChoiceProps = { article: PublishedContent; isShown?: boolean; note?: ReactNode; onToggle: () => void };

const ArticleChoice = ({ article, isShown = false, note, onToggle }: ArticleChoiceProps) => (
	<label className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-3">
		<input
			id={choiceId(article.id)}
			type="checkbox"
			checked={isShown}
			onChange={onToggle}
			className="size-4 shrink-0 accent-primary"
		/>
		<span className="grid min-w-0 gap-0.5">
			<span className="flex min-w-0 items-center gap-2">
				<span lang={langOf(article.language)} className="wrap-anywhere font-medium">
					{article.title}
				</span>
				{article.language && <Badge>{article.language.toUpperCase()}</Badge>}
			</span>
			{note && <span className="text-pretty text-warning text-xs">{note}</span>}
		</span>
	</label>
);
