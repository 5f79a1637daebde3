import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PublishedContent } from "#worker/contents/content.schema.ts";
import { LoadProblem } from "../components/load-problem.tsx";
import { RichText } from "../components/rich-text/rich-text.tsx";
import { Dialog, DialogContent } from "../components/ui/dialog.tsx";
import { publishedContentQuery } from "../features/contents/published.api.ts";

/** `listed`: the article, if it is one of the newest. */
type ArticleDialogProps = { id: number; listed: PublishedContent | undefined; onClose: () => void };

/** An article over the page. A link to a removed one, or to one in another language, shows a message. */
export function ArticleDialog({ id, listed, onClose }: ArticleDialogProps) {
	const { t } = useTranslation();
	const { data, error, refetch } = useQuery({ ...publishedContentQuery(id, "article"), enabled: !listed });
	const article = listed ?? data;
	if (article === undefined && !error) return null;
	const isGone = article === null;
	const title = article?.title ?? (isGone ? t("articles.gone") : t("content_type.article"));
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent title={<span className="wrap-anywhere">{title}</span>} className="max-w-2xl">
				{article && <RichText html={article.content} />}
				{isGone && <p>{t("articles.gone_description")}</p>}
				{!article && <LoadProblem error={error} refetch={refetch} />}
			</DialogContent>
		</Dialog>
	);
}
