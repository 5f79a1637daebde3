import { ArrowDown, ArrowUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type Control, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { PublishedContent } from "#worker/contents/content.schema.ts";
import { ARTICLES_MAX_CHARS, articlesWithRoom } from "#worker/finders/finder.rules.ts";
import type { FinderPart } from "#worker/finders/finder.schema.ts";
import { Button } from "../../components/ui/button.tsx";
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
							onUp={at > 0 ? () => move(at, at - 1) : undefined}
							onDown={at < shown.length - 1 ? () => move(at, at + 1) : undefined}
						/>
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
	onUp?: (() => void) | undefined;
	onDown?: (() => void) | undefined;
};

function ArticleRow({ article, isShown = false, note, onToggle, onUp, onDown }: ArticleRowProps) {
	const { t } = useTranslation();
	const { title } = article;
	return (
		<li className="flex items-center gap-3 py-1.5">
			<label className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-3">
				<input type="checkbox" checked={isShown} onChange={onToggle} className="size-4 shrink-0 accent-primary" />
				<span className="grid min-w-0 gap-0.5">
					<span className="wrap-anywhere font-medium">{title}</span>
					{note && <span className="text-pretty text-warning text-xs">{note}</span>}
				</span>
			</label>
			{isShown && (
				<span className="flex shrink-0">
					<MoveButton label={t("articles.up", { title })} onPress={onUp}>
						<ArrowUp />
					</MoveButton>
					<MoveButton label={t("articles.down", { title })} onPress={onDown}>
						<ArrowDown />
					</MoveButton>
				</span>
			)}
		</li>
	);
}

/** At the end of the list it stays focusable, so that the keyboard keeps its place. */
const MoveButton = ({
	label,
	onPress,
	children,
}: {
	label: string;
	onPress?: (() => void) | undefined;
	children: ReactNode;
}) => (
	<Button
		variant="ghost"
		size="icon-sm"
		aria-label={label}
		title={label}
		aria-disabled={!onPress || undefined}
		onClick={onPress}
		className="aria-disabled:cursor-default aria-disabled:opacity-40"
	>
		{children}
	</Button>
);
