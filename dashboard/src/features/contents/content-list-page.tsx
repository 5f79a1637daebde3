import { useQuery } from "@tanstack/react-query";
import { FileText, Plus } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Content } from "#worker/contents/content.schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { ListPage } from "../../components/list/list-page.tsx";
import { useDialogOver, useOpened, useRemovedNotice } from "../../components/list/use-opened.ts";
import { Button } from "../../components/ui/button.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useList } from "../../lib/use-list.ts";
import { contentQuery, contentsQuery } from "./content.api.ts";
import { SORTABLE, useContentColumns } from "./content-columns.tsx";
import { ContentViewDialog } from "./content-view-dialog.tsx";
import { useRemoveContent } from "./use-content-actions.ts";

// Loads the form's library and the schema with it.
const ContentFormDialog = lazyPart(() => import("./content-form-dialog.tsx"), "ContentFormDialog");

type Shown = { dialog: "edit" | "remove"; content: Content };

export function ContentListPage() {
	const { t } = useTranslation();
	const state = useList(SORTABLE, 100);
	const query = useQuery(contentsQuery(state.input));
	const opened = useOpened();
	const [shown, setShown] = useDialogOver<Shown>(opened);
	const view = ({ id }: Content) => opened.view(id);
	const show = (dialog: "edit" | "remove") => (content: Content) => {
		if (opened.viewed !== undefined) opened.close();
		setShown({ dialog, content });
	};
	const close = () => {
		setShown(null);
		opened.close();
	};
	const columns = useContentColumns({ onView: view, onEdit: show("edit"), onRemove: show("remove") });
	const add = (
		<Button onClick={opened.add}>
			<Plus />
			{t("contents.add")}
		</Button>
	);
	return (
		<>
			<ListPage
				name="contents"
				title={t("menu.contents")}
				description={t("contents.description")}
				actions={add}
				searchLabel={t("contents.search")}
				state={state}
				query={query}
				columns={columns}
				rowId={({ id }) => String(id)}
				onOpen={view}
				empty={{
					icon: FileText,
					title: t("contents.none"),
					description: t("contents.none_description"),
					action: add,
				}}
			/>
			{opened.viewed !== undefined && (
				<ViewedContent id={opened.viewed} contents={query.data?.data} onEdit={show("edit")} onClose={opened.close} />
			)}
			{(opened.isAdding || shown?.dialog === "edit") && (
				<Suspense>
					<ContentFormDialog key={shown?.content.id} content={shown?.content} onClose={close} />
				</Suspense>
			)}
			{shown?.dialog === "remove" && <RemoveDialog content={shown.content} onClose={close} />}
		</>
	);
}

type ViewedContentProps = {
	id: number;
	contents: readonly Content[] | undefined;
	onEdit: (content: Content) => void;
	onClose: () => void;
};

/** At once if the list has the content already. */
function ViewedContent({ id, contents, onEdit, onClose }: ViewedContentProps) {
	const query = useQuery({
		...contentQuery(id),
		placeholderData: () => contents?.find((one) => one.id === id),
	});
	useRemovedNotice(query, onClose);
	const { data } = query;
	return data ? <ContentViewDialog content={data} onEdit={() => onEdit(data)} onClose={onClose} /> : null;
}

function RemoveDialog({ content, onClose }: { content: Content; onClose: () => void }) {
	const { t } = useTranslation();
	const remove = useRemoveContent();
	return (
		<ConfirmDialog
			open
			title={t("contents.remove_title", { title: content.title })}
			description={t("contents.remove_description")}
			destructive
			busy={remove.isPending}
			onConfirm={() => remove.mutate(content.id, { onSettled: onClose })}
			onCancel={onClose}
		/>
	);
}
