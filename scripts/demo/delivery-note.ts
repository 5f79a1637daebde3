/** A PDF of one page with these lines, in letters that every PDF reader has a font for (Latin-1). */
export function deliveryNote(lines: readonly string[]): Uint8Array<ArrayBuffer> {
	const text = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) '`).join("\n");
	const content = `BT /F1 12 Tf 16 TL 72 770 Td\n${text}\nET`;
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
		`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
	];
	let pdf = "%PDF-1.4\n";
	const offsets = objects.map((object, index) => {
		const offset = pdf.length;
		pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return offset;
	});
	const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
	const size = objects.length + 1;
	const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
	return new Uint8Array(Buffer.from(`${pdf}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, "latin1"));
}
