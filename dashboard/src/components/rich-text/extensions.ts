import { StarterKit } from "@tiptap/starter-kit";
import { toLinkAddress } from "#worker/rich-text/rich-text.rules.ts";

/** Exactly the elements of rich text (rich-text.rules.ts): anything else is dropped when pasted. */
export const richTextExtensions = [
	StarterKit.configure({
		code: false,
		codeBlock: false,
		horizontalRule: false,
		heading: { levels: [2, 3] },
		link: {
			openOnClick: false,
			defaultProtocol: "https",
			HTMLAttributes: { target: null, rel: "noopener noreferrer" },
			isAllowedUri: (address) => toLinkAddress(address) !== undefined,
		},
	}),
];
