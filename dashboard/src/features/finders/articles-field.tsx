import { type ReactNode, useState } from "react";
import { type Control, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { PublishedContent } from "#worker/contents/content.schema.ts";
import { ARTICLES_MAX_CHARS, articlesWithRoom } from "#worker/finders/finder.rules.ts";
import type { FinderPart } from "#worker/finders/finder.schema.ts";
import { MoveButtons } from "../../components/list/move-buttons.tsx";
import { Card } from "../../components/ui/card.tsx";
import { useLanguageTag } from "../../lib/language.ts";

type ArticlesFieldProps = { control: Control<FinderPart>; articles: readonly PublishedContent[] };

/** The shown articles in their order, and the others. A deleted one leaves the list with the next change. */
export function ArticlesField({ control, articles }: ArticlesFieldProps) {
	const { t } = useTranslation();
	const number = new Intl.NumberFormat(useLanguageTag());
	const { field } = useController({ control, name: "articles" });
	const [announcement, setAnnouncement] = useState("");
	const shown = (field.value ?? []).flatMap((id) => articles.filter((article) => article.id === id));
	const others = articles.filter((article) => !shown.includes(article));
	const withRoom = articlesWithRoom(shown);
	const take = (next: readonly PublishedContent[]) => field.onChange(next.map(({ id }) => id));
	const move = (from: number, to: number) => {
		const article = shown[from];
		if (!article) return;
		take(shown.toSpliced(from, 1).toSpliced(to, 0, article));
		setAnnouncement(t("articles.moved", { title: article.title, place: number.format(to + 1) }));
	};
	return (
		<>
			<ArticleCard id="shown-articles" title={t("articles.chosen")}>
				{shown.length === 0 && <p className="text-muted-foreground">{t("articles.none_chosen")}</p>}
				<ol className="grid divide-y empty:hidden">
					{shown.map((article, at) => (
						<ArticleRow
							key={article.id}
							article={article}
							isShown
							onToggle={() => take(shown.filter((other) => other !== article))}
							note={!withRoom.includes(article) && t("articles.too_long", { count: ARTICLES_MAX_CHARS })}
						>
							<MoveButtons
								up={t("articles.up", { title: article.title })}
								down={t("articles.down", { title: article.title })}
								place={at}
								total={shown.length}
								onMove={(to) => move(at, to)}
							/>
						</ArticleRow>
					))}
				</ol>
			</ArticleCard>
			{others.length > 0 && (
				<ArticleCard id="other-articles" title={t("articles.others")}>
					<ul className="grid divide-y">
						{others.map((article) => (
							<ArticleRow key={article.id} article={article} onToggle={() => take([...shown, article])} />
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

const ArticleCard = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
	<Card aria-labelledby={id} className="grid gap-3 p-5 md:p-6">
		<h2 id={id} className="font-semibold text-base">
			{title}
		</h2>
		{children}
	</Card>
);

type ArticleRowProps = {
	article: PublishedContent;
	isShown?: boolean;
	note?: ReactNode;
	onToggle: () => void;
	children?: ReactNode;
};

const ArticleRow = ({ article, isShown = false, note, onToggle, children }: ArticleRowProps) => (
	<li className="flex items-center gap-3 py-1.5">
		<label className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-3">
			<input type="checkbox" checked={isShown} onChange={onToggle} className="size-4 shrink-0 accent-primary" />
			<span className="grid min-w-0 gap-0.5">
				<span className="wrap-anywhere font-medium">{article.title}</span>
				{note && <span className="text-pretty text-warning text-xs">{note}</span>}
			</span>
		</label>
		{children}
	</li>
);
