/** Why a whole file can't be read. The code is the message's key; `rowNo` is the row, if it is known. */
export class CsvError extends Error {
	readonly code: string;
	readonly rowNo: number | undefined;

	constructor(code: string, rowNo?: number) {
		super(code);
		this.code = code;
		this.rowNo = rowNo;
	}
}
