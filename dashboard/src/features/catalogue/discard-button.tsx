import { useTranslation } from "react-i18next";
import { DiscardImport } from "../imports/discard-import.tsx";
import { discardImport, refreshCatalogue } from "./catalogue.api.ts";

type DiscardButtonProps = { id: number; fileName: string; onDone?: () => void };

/** Discards an import of fitments. */
export function DiscardButton({ id, fileName, onDone }: DiscardButtonProps) {
	const { t } = useTranslation();
	return (
		<DiscardImport
			name={fileName || `#${id}`}
			description={t("catalogue.discard_description")}
			discard={() => discardImport(id)}
			onDone={onDone}
			onSettled={refreshCatalogue}
		/>
	);
}
