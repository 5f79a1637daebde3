import { type ChangeEvent, type DragEvent, useState } from "react";

/** What a label that takes dropped files and the input in it listen to; `isOver` while files hover above. */
export function useFileDrop(onFiles: (files: File[]) => void) {
	const [isOver, setOver] = useState(false);
	return {
		isOver,
		label: {
			onDragOver: (event: DragEvent) => {
				event.preventDefault();
				setOver(true);
			},
			onDragLeave: () => setOver(false),
			onDrop: (event: DragEvent) => {
				event.preventDefault();
				setOver(false);
				onFiles([...event.dataTransfer.files]);
			},
		},
		/** The same file may be chosen twice. */
		onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
			onFiles([...(target.files ?? [])]);
			target.value = "";
		},
	};
}
