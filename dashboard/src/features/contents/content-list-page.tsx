import { useQuery } from "@tanstack/react-query";
import { FileText, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Content } from "#worker/contents/content.schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { ListPage } from "../../components/list/list-page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useList } from "../../lib/use-list.ts";
import { contentsQuery } from "./content.api.ts";
import { SORTABLE, useContentColumns } from "./content-columns.tsx";
import { ContentViewDialog } from "./content-view-dialog.tsx";
import { useRemoveContent } from "./use-content-actions.ts";

// Brings the form's library and the schema with it.
const ContentFormDialog = lazy(() =>
	import("./content-form-dialog.tsx").then(({ ContentFormDialog }) => ({ default: ContentFormDialog })),
);

type Shown = { dialog: "view" | "edit" | "remove"; content: Content } | { dialog: "add" };

export function ContentListPage() {
	const { t } = useTranslation();
	const [shown, setShown] = useState<Shown | null>(null);
	const state = useList(SORTABLE, 50);
	const query = useQuery(contentsQuery(state.input));
	const show = (dialog: "view" | "edit" | "remove") => (content: Content) => setShown({ dialog, content });
	const columns = useContentColumns({ onView: show("view"), onEdit: show("edit"), onRemove: show("remove") });
	const add = (
		<Button onClick={() => setShown({ dialog: "add" })}>
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
				onOpen={show("view")}
				empty={{
					icon: FileText,
					title: t("contents.none"),
					description: t("contents.none_description"),
					action: add,
				}}
			/>
			{shown && <ShownDialog shown={shown} onShow={setShown} />}
		</>
	);
}

function ShownDialog({ shown, onShow }: { shown: Shown; onShow: (shown: Shown | null) => void }) {
	const close = () => onShow(null);
	if (shown.dialog === "remove") return <RemoveDialog content={shown.content} onClose={close} />;
	if (shown.dialog === "view") {
		const { content } = shown;
		return <ContentViewDialog content={content} onEdit={() => onShow({ dialog: "edit", content })} onClose={close} />;
	}
	return (
		<Suspense>
			<ContentFormDialog content={shown.dialog === "edit" ? shown.content : undefined} onClose={close} />
		</Suspense>
	);
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
