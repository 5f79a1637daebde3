import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toLinkAddress } from "#worker/finders/rich-text.rules.ts";
import { AppForm } from "../form/app-form.tsx";
import { Field } from "../form/field.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../ui/dialog.tsx";
import { Input } from "../ui/input.tsx";

/** Only addresses that the finder will show: http, https, mailto, tel. An empty one removes the link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
	const { t } = useTranslation();
	const [address, setAddress] = useState(() => String(editor.getAttributes("link").href ?? ""));
	const [isRefused, setRefused] = useState(false);
	const apply = () => {
		const selected = editor.chain().focus().extendMarkRange("link");
		const href = toLinkAddress(address.trim());
		if (address.trim() === "") selected.unsetLink().run();
		else if (href === undefined) return setRefused(true);
		else selected.setLink({ href }).run();
		onClose();
	};
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent title={t("rich_text.link")} description={t("rich_text.link_hint")} className="max-w-md">
				<AppForm onSubmit={apply} className="grid gap-5">
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
					<DialogFooter>
						<Button variant="outline" onClick={onClose}>
							{t("action.cancel")}
						</Button>
						<Button type="submit">{t("action.apply")}</Button>
					</DialogFooter>
				</AppForm>
			</DialogContent>
		</Dialog>
	);
}
