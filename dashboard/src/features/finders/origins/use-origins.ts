import { useEffect, useState } from "react";
import { finderFields } from "#worker/finders/finder-fields.schema.ts";
import { typedOrigin } from "./typed-origin.ts";

type Origins = {
	value: readonly string[];
	/** The value that was last saved. */
	saved: readonly string[];
	onChange: (origins: string[]) => void;
};

const NOTHING = { text: "", origin: "", leftOut: false, isOwn: false };

/**
 * A list of websites and the text being typed. The typed text is part of the value from the first letter on, so that
 * one save includes it, or reports an error at its field.
 */
export function useOrigins({ value, saved, onChange }: Origins) {
	const [typed, setTyped] = useState(NOTHING);
	const [isRefused, setRefused] = useState(false);
	const listed = typed.isOwn ? value.filter((origin) => origin !== typed.origin) : [...value];
	const isTypedIn = (origins: readonly string[]) => origins.includes(typed.origin);
	const clear = () => {
		setTyped(NOTHING);
		setRefused(false);
	};
	const isTaken = typed.isOwn && (isTypedIn(saved) || !isTypedIn(value));
	const changes = JSON.stringify([saved, value]);
	// Saved, it is one of the list; discarded, it is gone.
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked at when something was saved or discarded
	useEffect(() => {
		if (isTaken) clear();
	}, [changes]);
	const type = (text: string) => {
		const meant = typedOrigin(text.trim());
		const isOwn = meant.origin !== "" && !listed.includes(meant.origin);
		setTyped({ text, ...meant, isOwn });
		setRefused(false);
		onChange(isOwn ? [...listed, meant.origin] : listed);
	};
	const isWrong = typed.isOwn && !finderFields.allowedOrigins.safeParse([typed.origin]).success;
	return {
		listed,
		text: typed.text,
		/** The part of a longer address that is used. */
		shortened: typed.leftOut ? typed.origin : null,
		isRefused,
		type,
		/** Shows the error of the typed text. */
		check: () => setRefused(isWrong),
		/** Adds the typed text to the list. */
		add: () => {
			if (isWrong) setRefused(true);
			else setTyped({ ...NOTHING, leftOut: typed.leftOut, origin: typed.origin });
		},
		remove: (origin: string) => onChange(value.filter((other) => other !== origin)),
	};
}
