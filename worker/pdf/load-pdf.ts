/// <reference path="./font-file.d.ts" />
/** The library and the fonts are read when the first paper is made: nobody else waits for them. */
export async function loadPdf() {
	const [library, fontkit, regular, bold] = await Promise.all([
		import("@cantoo/pdf-lib"),
		import("@cantoo/fontkit"),
		import("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
		import("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
	]);
	return { library, fontkit: fontkit.default, regular: bytesOf(regular.default), bold: bytesOf(bold.default) };
}

/** Wrangler's rule for fonts makes each a buffer. */
function bytesOf(font: unknown): ArrayBuffer {
	if (!(font instanceof ArrayBuffer)) throw new Error("A font is not a module of data");
	return font;
}
