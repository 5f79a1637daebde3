import { h } from "../dom.ts";

const line = (kind: string, d: string) => h("path", { class: kind, d });

/** A wiper blade on its arm; measured: with its length marked from end to end, without the arm. */
export const bladePicture = (isMeasured: boolean) =>
	h(
		"svg",
		{ viewBox: "0 0 240 72", "aria-hidden": "true" },
		line("arm", "M120 26 205 4"),
		line("blade", "M22 38Q120 14 218 38"),
		isMeasured && line("mark", "M22 48V64M218 48V64M26 56H214M34 51 26 56 34 61M206 51 214 56 206 61"),
	);
