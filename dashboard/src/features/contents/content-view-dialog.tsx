import { useTranslation } from "react-i18next";
import type { Content } from "#worker/contents/content.schema.ts";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter, focusDialog } from "../../components/ui/dialog.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { langOf, useLanguageTag } from "../../lib/language.ts";
import { useTypeName } from "./content-type.ts";

type ContentViewDialogProps = { content: Content; onEdit: () => void; onClose: () => void };

/** A content as readers see it. */
export function ContentViewDialog({ content, onEdit, onClose }: ContentViewDialogProps) {
	const { t } = useTranslation();
	const typeName = useTypeName();
	const lang = langOf(content.language);
	const when = formatDateTime(content.updatedAt, useLanguageTag());
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title={
					<span lang={lang} className="wrap-anywhere">
						{content.title}
					</span>
				}
				description={`${typeName(content.contentType)} · ${t("contents.updated", { when })}`}
				className="max-w-3xl"
				onOpenAutoFocus={focusDialog}
			>
				{content.content === "" ? (
					<p className="text-muted-foreground">{t("contents.no_text")}</p>
				) : (
					<div lang={lang}>
						<RichText html={content.content} />
					</div>
				)}
				<DialogFooter>
					<Button variant="outline" onClick={onEdit}>
						{t("contents.edit_this")}
					</Button>
					<Button onClick={onClose}>{t("action.close")}</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
