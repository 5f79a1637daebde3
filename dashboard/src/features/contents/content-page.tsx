import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { ErrorPage } from "../../components/error-page.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageSpinner } from "../../components/page-spinner.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { toProblem } from "../../lib/api-problem.ts";
import { toId } from "../../lib/to-id.ts";
import { publishedQuery } from "./published.api.ts";

/** A content's own page, from the contents published to this user. */
export function ContentPage() {
	// For any route: naming it would put the route into a separate chunk, which the first view would load.
	const id = toId(useParams({ strict: false }).id);
	const { data, error, refetch } = useQuery(publishedQuery());
	if (!data && error) return <ErrorPage status={toProblem(error).status} onRetry={() => void refetch()} />;
	if (!data) return <PageSpinner />;
	const content = data.find((one) => one.id === id);
	if (!content) return <ErrorPage status={404} />;
	return (
		<article className="grid max-w-prose gap-5">
			<PageHeader title={content.title} />
			<RichText html={content.content} />
		</article>
	);
}
