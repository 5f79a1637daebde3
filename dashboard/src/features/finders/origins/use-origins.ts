import { useEffect, useState } from "react";
import { finderFields } from "#worker/finders/finder-fields.schema.ts";
import { typedOrigin } from "./typed-origin.ts";

type Origins = {
	value: readonly string[];
	/** The value that was last saved. */
	saved: readonly string[];
	onChange: (origins: string[]) => void;
};

const EMPTY_ORIGIN = { text: "", origin: "", leftOut: false, isOwn: false };

/**
 * A list of websites and the text being typed. The typed text is part of the value from the first letter on, so that
 * one save includes it, or reports an error at its field.
 */
export function useOrigins({ value, saved, onChange }: Origins) {
	const [typed, setTyped] = useState(EMPTY_ORIGIN);
	const [isInvalid, setInvalid] = useState(false);
	const listed = typed.isOwn ? value.filter((origin) => origin !== typed.origin) : [...value];
	const isTypedIn = (origins: readonly string[]) => origins.includes(typed.origin);
	const clear = () => {
		setTyped(EMPTY_ORIGIN);
		setInvalid(false);
	};
	const isTaken = typed.isOwn && (isTypedIn(saved) || !isTypedIn(value));
	const changes = JSON.stringify([saved, value]);
	// Saved, it is one of the list; discarded, it is gone.
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked at when something was saved or discarded
	useEffect(() => {
		if (isTaken) clear();
	}, [changes]);
	const type = (text: string) => {
		const parsed = typedOrigin(text.trim());
		const isOwn = parsed.origin !== "" && !listed.includes(parsed.origin);
		setTyped({ text, ...parsed, isOwn });
		setInvalid(false);
		onChange(isOwn ? [...listed, parsed.origin] : listed);
	};
	const isWrong = typed.isOwn && !finderFields.allowedOrigins.safeParse([typed.origin]).success;
	return {
		listed,
		text: typed.text,
		/** The part of a longer address that is used. */
		shortened: typed.leftOut ? typed.origin : null,
		isInvalid,
		type,
		/** Shows the error of the typed text. */
		check: () => setInvalid(isWrong),
		/** Adds the typed text to the list. */
		add: () => {
			if (isWrong) setInvalid(true);
			else setTyped({ ...EMPTY_ORIGIN, leftOut: typed.leftOut, origin: typed.origin });
		},
		remove: (origin: string) => onChange(value.filter((other) => other !== origin)),
	};
}
