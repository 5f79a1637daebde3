import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toLinkAddress } from "#worker/rich-text/rich-text.rules.ts";
import { Field } from "../form/field.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { Input } from "../ui/input.tsx";

/**
 * Only addresses that the finder allows: http, https, mailto, tel. An empty one removes the link. Where nothing is
 * selected, the address stands in the text as it was typed.
 */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
	const { t } = useTranslation();
	const [linked] = useState(() => String(editor.getAttributes("link").href ?? ""));
	const [address, setAddress] = useState(linked);
	const [isRefused, setRefused] = useState(false);
	const apply = () => {
		const typed = address.trim();
		const href = toLinkAddress(typed);
		const selected = editor.chain().focus().extendMarkRange("link");
		if (typed === "") selected.unsetLink().run();
		else if (href === undefined) return setRefused(true);
		else if (linked === "" && editor.state.selection.empty) insertLink(editor, typed, href);
		else selected.setLink({ href }).run();
		onClose();
	};
	return (
		<FormDialog
			title={t("rich_text.link")}
			description={t("rich_text.link_hint")}
			className="max-w-md"
			isDirty={address !== linked}
			submitLabel={t("action.apply")}
			onSubmit={apply}
			onClose={onClose}
		>
			<Field label={t("rich_text.address")} error={isRefused ? { message: "finders.url_invalid" } : undefined}>
				{({ "aria-labelledby": _, ...aria }) => (
					<Input
						{...aria}
						autoFocus
						placeholder="https://"
						value={address}
						onChange={(event) => setAddress(event.target.value)}
					/>
				)}
			</Field>
		</FormDialog>
	);
}

/** What is typed after it isn't part of it. */
function insertLink(editor: Editor, text: string, href: string): void {
	const link = { type: "text", text, marks: [{ type: "link", attrs: { href } }] };
	editor.chain().focus().insertContent(link).unsetMark("link").run();
}
