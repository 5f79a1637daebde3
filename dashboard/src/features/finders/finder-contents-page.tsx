import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Newspaper } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { LoadProblem } from "../../components/load-problem.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import { ArticlesField } from "./articles-field.tsx";
import { allArticlesQuery, articlesQuery, editFinder } from "./finder.api.ts";
import { PartForm, usePartForm } from "./part-form.tsx";
import { SelectedFinder } from "./selected/selected-finder-gate.tsx";

export const FinderContentsPage = () => (
	<SelectedFinder>{(finder) => <Contents key={finder.id} finder={finder} />}</SelectedFinder>
);

/** The articles below the results, and their order: those of the language, and chosen ones of other languages. */
function Contents({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const form = usePartForm({ finder, toPart: ({ articles }) => ({ articles }), save: editFinder });
	// What is being chosen from stays, whatever language somebody else chooses meanwhile.
	const [language, setLanguage] = useState(finder.language);
	if (!form.isDirty && language !== finder.language) setLanguage(finder.language);
	const { data: own, error, refetch } = useQuery({ ...articlesQuery(language), placeholderData: keepPreviousData });
	const isOwn = (id: number) => own?.some((article) => article.id === id) ?? true;
	const foreign = finder.articles.filter((id) => !isOwn(id));
	const { data: all = [] } = useQuery({ ...allArticlesQuery(), enabled: foreign.length > 0 });
	const data = own && [...own, ...all.filter(({ id }) => foreign.includes(id))];
	return (
		<>
			<PageHeader title={t("articles.title", { label: finder.label })} description={t("articles.description")} />
			{!mayManage && <Callout>{t("articles.read_only")}</Callout>}
			<LoadProblem error={error} refetch={refetch} />
			{!data && !error && <Skeleton className="h-48" />}
			{data?.length === 0 && (
				<EmptyState icon={Newspaper} title={t("articles.none")} description={t("articles.none_description")} />
			)}
			{data && data.length > 0 && (
				<PartForm form={form} mayManage={mayManage}>
					{(control) => <ArticlesField control={control} articles={data} language={language} mayManage={mayManage} />}
				</PartForm>
			)}
		</>
	);
}
