import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { ErrorPage } from "../../components/error-page.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageSpinner } from "../../components/page-spinner.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { toProblem } from "../../lib/api-problem.ts";
import { toId } from "../../lib/to-id.ts";
import { publishedContentQuery } from "./published.api.ts";

/** The page of a content that is published to this user. */
export function ContentPage() {
	// For any route: naming it would put the route into a separate chunk, which the first view would load.
	const id = toId(useParams({ strict: false }).id);
	return id === null ? <ErrorPage status={404} /> : <PublishedContent id={id} />;
}

function PublishedContent({ id }: { id: number }) {
	const { data: content, error, refetch } = useQuery(publishedContentQuery(id));
	if (content === null) return <ErrorPage status={404} />;
	if (!content && error) return <ErrorPage status={toProblem(error).status} onRetry={() => void refetch()} />;
	if (!content) return <PageSpinner />;
	return (
		<article className="grid max-w-prose gap-5">
			<PageHeader title={content.title} />
			<RichText html={content.content} />
		</article>
	);
}
