/** Why a whole file can't be read. The code is the key of the message; `rowNo` says where, as far as that is known. */
export class CsvRefusal extends Error {
	readonly code: string;
	readonly rowNo: number | undefined;

	constructor(code: string, rowNo?: number) {
		super(code);
		this.code = code;
		this.rowNo = rowNo;
	}
}
