import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect } from "react";
import { cn } from "../../lib/cn.ts";
import { inputClasses } from "../ui/input.tsx";
import { richTextExtensions } from "./extensions.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { withWordLists } from "./word-lists.ts";

type RichTextEditorProps = {
	id: string;
	label: string;
	/** Of the text; undefined: that of the page. */
	lang: string | undefined;
	/** Gets what takes the focus when the form finds an error here. */
	inputRef: (field: { focus: () => void }) => void;
	value: string;
	onChange: (html: string) => void;
	onBlur: () => void;
	"aria-labelledby": string;
	"aria-invalid": boolean;
	"aria-describedby": string | undefined;
};

/** Edits HTML of the allowed elements; an empty text is "" and not an empty paragraph. */
export function RichTextEditor({ id, label, lang, inputRef, value, onChange, onBlur, ...aria }: RichTextEditorProps) {
	const editor = useEditor({
		extensions: richTextExtensions,
		content: value,
		injectCSS: false,
		onUpdate: ({ editor }) => onChange(editor.isEmpty ? "" : editor.getHTML()),
		onBlur,
		editorProps: {
			transformPastedHTML: withWordLists,
			attributes: {
				id,
				role: "textbox",
				"aria-multiline": "true",
				"aria-labelledby": aria["aria-labelledby"],
				"aria-invalid": String(aria["aria-invalid"]),
				...(aria["aria-describedby"] !== undefined && { "aria-describedby": aria["aria-describedby"] }),
				class: "rich-text min-h-24 whitespace-pre-wrap wrap-anywhere px-3 py-2 outline-none",
			},
		},
	});
	useEffect(() => inputRef({ focus: () => void editor.commands.focus() }), [editor, inputRef]);
	// A reset of the form updates the editor; its own changes come back unchanged.
	useEffect(() => {
		if (editor.isDestroyed) return;
		const current = editor.isEmpty ? "" : editor.getHTML();
		if (current !== value) editor.commands.setContent(value, { emitUpdate: false });
	}, [editor, value]);
	return (
		<div
			className={cn(
				inputClasses,
				"block h-auto p-0 focus-within:border-ring focus-within:ring-3 focus-within:ring-ring/40",
				aria["aria-invalid"] && "border-destructive",
			)}
		>
			<RichTextToolbar editor={editor} label={label} />
			<EditorContent editor={editor} lang={lang} />
		</div>
	);
}
