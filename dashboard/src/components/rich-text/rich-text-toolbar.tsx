import { type Editor, useEditorState } from "@tiptap/react";
import {
	Bold,
	Heading2,
	Heading3,
	Italic,
	Link as LinkIcon,
	List,
	ListOrdered,
	type LucideIcon,
	Strikethrough,
	TextQuote,
	Underline,
} from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TextKey } from "../../i18n/texts.ts";
import { cn } from "../../lib/cn.ts";
import { Toolbar, ToolbarButton } from "../ui/toolbar.tsx";
import { LinkDialog } from "./link-dialog.tsx";

type Tool = {
	name: string;
	text: TextKey;
	icon: LucideIcon;
	isActive: (editor: Editor) => boolean;
	run: (editor: Editor) => void;
};

const TOOLS: readonly Tool[] = [
	{
		name: "bold",
		text: "rich_text.bold",
		icon: Bold,
		isActive: (e) => e.isActive("bold"),
		run: (e) => e.chain().focus().toggleBold().run(),
	},
	{
		name: "italic",
		text: "rich_text.italic",
		icon: Italic,
		isActive: (e) => e.isActive("italic"),
		run: (e) => e.chain().focus().toggleItalic().run(),
	},
	{
		name: "underline",
		text: "rich_text.underline",
		icon: Underline,
		isActive: (e) => e.isActive("underline"),
		run: (e) => e.chain().focus().toggleUnderline().run(),
	},
	{
		name: "strike",
		text: "rich_text.strike",
		icon: Strikethrough,
		isActive: (e) => e.isActive("strike"),
		run: (e) => e.chain().focus().toggleStrike().run(),
	},
	{
		name: "h2",
		text: "rich_text.heading_2",
		icon: Heading2,
		isActive: (e) => e.isActive("heading", { level: 2 }),
		run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
	},
	{
		name: "h3",
		text: "rich_text.heading_3",
		icon: Heading3,
		isActive: (e) => e.isActive("heading", { level: 3 }),
		run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
	},
	{
		name: "ul",
		text: "rich_text.bullets",
		icon: List,
		isActive: (e) => e.isActive("bulletList"),
		run: (e) => e.chain().focus().toggleBulletList().run(),
	},
	{
		name: "ol",
		text: "rich_text.numbers",
		icon: ListOrdered,
		isActive: (e) => e.isActive("orderedList"),
		run: (e) => e.chain().focus().toggleOrderedList().run(),
	},
	{
		name: "quote",
		text: "rich_text.quote",
		icon: TextQuote,
		isActive: (e) => e.isActive("blockquote"),
		run: (e) => e.chain().focus().toggleBlockquote().run(),
	},
];

export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
	const { t } = useTranslation();
	const [linking, setLinking] = useState(false);
	const active = useEditorState({
		editor,
		selector: ({ editor }) => [
			...TOOLS.filter((tool) => tool.isActive(editor)).map(({ name }) => name),
			...(editor.isActive("link") ? ["link"] : []),
		],
	});
	return (
		<Toolbar aria-label={t("rich_text.toolbar", { label })} className="gap-0.5 border-b p-1">
			{TOOLS.map((tool) => (
				<ToolButton
					key={tool.name}
					icon={tool.icon}
					label={t(tool.text)}
					pressed={active.includes(tool.name)}
					onPress={() => tool.run(editor)}
				/>
			))}
			<ToolButton
				icon={LinkIcon}
				label={t("rich_text.link")}
				pressed={active.includes("link")}
				onPress={() => setLinking(true)}
			/>
			{linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
		</Toolbar>
	);
}

type ToolButtonProps = { icon: LucideIcon; label: string; pressed: boolean; onPress: () => void };

const ToolButton = ({ icon: Icon, label, pressed, onPress }: ToolButtonProps) => (
	<ToolbarButton
		title={label}
		aria-label={label}
		aria-pressed={pressed}
		onClick={onPress}
		className={cn(
			"grid size-7 place-items-center rounded text-muted-foreground outline-none hover:bg-accent hover:text-foreground focus-visible:ring-3 focus-visible:ring-ring/50",
			pressed && "bg-accent text-foreground",
		)}
	>
		<Icon className="size-4" />
	</ToolbarButton>
);
