import {
	importErrorsTable as errors,
	importsTable as imports,
	importPartsTable as parts,
	importChunksTable as staged,
} from "../../db/schema/import.table.ts";
import type { ImportKind } from "../../imports/import-kind.ts";
import { nothingImported } from "../catalogue.errors.ts";
import { activeVersion } from "../versions/version.repository.ts";
import { createVersionBuildRepository } from "../versions/version-build.repository.ts";
import { FITMENT_FIELD_NAMES } from "./fitment-field-names.ts";

/** Fitment files: they become a version of the catalogue. */
export const FITMENT_IMPORTS: ImportKind = {
	...{ entity: "import", imports, parts, errors, staged, nothingImported },
	fieldNames: FITMENT_FIELD_NAMES,
	// A chunk has the rows of one vehicle brand in a part.
	rowsPerDelete: 500,
	ownColumns: { baseVersionId: activeVersion },
	release: (db, id) => createVersionBuildRepository(db).drop(id),
};
