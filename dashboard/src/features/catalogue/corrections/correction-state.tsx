import { useTranslation } from "react-i18next";
import type { CorrectionState } from "#worker/catalogue/corrections/correction-state.rules.ts";
import { Badge } from "../../../components/ui/badge.tsx";

export const STATE_TEXTS = {
	applied: "cars.state_applied",
	redundant: "cars.state_redundant",
	conflict: "cars.state_conflict",
	orphaned: "cars.state_orphaned",
} as const satisfies Record<CorrectionState, string>;

const VARIANTS = { applied: "success", redundant: "neutral", conflict: "warning", orphaned: "neutral" } as const;

/** How the latest import affects a correction. */
export function CorrectionStateBadge({ state }: { state: CorrectionState }) {
	const { t } = useTranslation();
	return <Badge variant={VARIANTS[state]}>{t(STATE_TEXTS[state])}</Badge>;
}
