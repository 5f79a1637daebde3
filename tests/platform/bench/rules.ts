export type Storage = "d1" | "r2";

/** A call of the database or the bucket, as it leaves the worker. `text`: the statements, or the key. */
export type StorageCall = { invocation: string; storage: Storage; operation: string; text: string };

/** Fails calls of a storage, chosen by a part of their text or by number. */
export type Fault = {
	storage: Storage;
	message: string;
	/** Only calls with this in a statement, key or operation (`put images/…`). */
	containing?: string;
	/** So many matching calls pass first. */
	skip?: number;
	/** So many fail; one if left out. */
	times?: number;
	/** The call is done, and only its answer lost. */
	isLate?: boolean;
};

/** What the stand-ins do from now on. A field that is left out stays as it is. */
export type Rules = {
	delayMs?: number;
	fault?: Fault | null;
	/** So late a change of the primary is in the replica. */
	lagMs?: number;
};

/** What becomes of a call. */
export type Verdict = { delayMs: number; refused?: string; lost?: string };

/** What one invocation of the worker did, in order; one that did not use the storage is in no report. */
export type Invocation = {
	/** `METHOD /path`, or the kind of event. */
	name: string;
	isolate: string;
	calls: { storage: Storage; operation: string; text: string; statements: number; failed: boolean }[];
	rowsRead: number;
	rowsWritten: number;
};

/** A write of a key that the bucket took. */
export type KeyWrite = { invocation: string; key: string; at: number };

export type Report = { invocations: Invocation[]; writes: KeyWrite[] };
