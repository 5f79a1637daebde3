import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { type FocusEvent, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { toArticleSearch } from "../features/contents/article-search.ts";
import { publishedQuery } from "../features/contents/published.api.ts";
import { lazyPart } from "../lib/lazy-part.ts";

const ArticleDialog = lazyPart(() => import("./article-dialog.tsx"), "ArticleDialog");

const linkClasses =
	"flex h-full max-w-80 items-center rounded-md px-2.5 text-muted-foreground outline-none transition-colors hover:text-foreground focus-visible:ring-3 focus-visible:ring-ring/50 focus-visible:ring-inset";

/** The bar at the bottom of every page: links to all articles, and the opened one. */
export function Footer() {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const { data: articles } = useQuery(publishedQuery("article"));
	const { id } = toArticleSearch(useSearch({ strict: false }));
	const close = () => void navigate({ to: ".", search: (previous) => ({ ...previous, id: undefined }), replace: true });
	return (
		<footer className="sticky bottom-0 z-30 short:static print:hidden flex h-10 items-center border-t bg-background/90 px-2 text-xs backdrop-blur-md md:px-4">
			{articles?.length === 0 && <p className="px-2.5 text-muted-foreground">{t("articles.none")}</p>}
			{articles && articles.length > 0 && (
				<nav
					aria-label={t("articles.label")}
					className="h-full overflow-x-auto overflow-y-hidden [scrollbar-width:thin]"
					onFocus={showWhole}
				>
					<ul className="flex h-full">
						{articles.toReversed().map((article) => (
							<li key={article.id}>
								<Link to="." search={(previous) => ({ ...previous, id: article.id })} className={linkClasses}>
									<span className="truncate">{article.title}</span>
								</Link>
							</li>
						))}
					</ul>
				</nav>
			)}
			{articles && id !== undefined && (
				<Suspense>
					<ArticleDialog key={id} id={id} listed={articles.find((article) => article.id === id)} onClose={close} />
				</Suspense>
			)}
		</footer>
	);
}

/** A link of which a few pixels are in sight counts as shown for the browser, which doesn't scroll to it. */
function showWhole({ currentTarget: bar, target: link }: FocusEvent<HTMLElement>): void {
	// A link that moves under a pointer would not be clicked.
	if (!link.matches(":focus-visible")) return;
	const [room, place] = [bar.getBoundingClientRect(), link.getBoundingClientRect()];
	bar.scrollLeft += Math.min(0, place.left - room.left) + Math.max(0, place.right - room.right);
}
