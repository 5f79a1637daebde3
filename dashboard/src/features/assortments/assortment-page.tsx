import { useQuery } from "@tanstack/react-query";
import { ErrorPage } from "../../components/error-page.tsx";
import { PageSpinner } from "../../components/page-spinner.tsx";
import { toProblem } from "../../lib/api-problem.ts";
import { assortmentQuery } from "./assortment.api.ts";
import { AssortmentForm } from "./assortment-form.tsx";

/** Reads one assortment with its blades and edits it. */
export function AssortmentPage({ id }: { id: number }) {
	// Read again each time: saving a form that began with older values would be a conflict.
	const { data, error, refetch } = useQuery({ ...assortmentQuery(id), gcTime: 0 });
	if (data) return <AssortmentForm assortment={data} />;
	if (error) return <ErrorPage status={toProblem(error).status} onRetry={() => void refetch()} />;
	return <PageSpinner />;
}

export const NewAssortmentPage = () => <AssortmentForm assortment={undefined} />;
