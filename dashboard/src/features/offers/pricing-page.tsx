import { SelectedFinder } from "../finders/selected/selected-finder-gate.tsx";
import { PricingScreen } from "./pricing/pricing-screen.tsx";

export const PricingPage = () => (
	<SelectedFinder>{(finder) => <PricingScreen key={finder.id} finder={finder} />}</SelectedFinder>
);
