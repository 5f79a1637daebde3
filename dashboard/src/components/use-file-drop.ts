import { type ChangeEvent, type DragEvent, useState } from "react";

/** Listeners for a label that takes dropped files and its input; `isOver` while files are dragged over it. */
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
