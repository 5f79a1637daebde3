import { createFileRoute } from "@tanstack/react-router";
import { ofOneFinder } from "../features/finders/selected/finder-search.ts";
import { PricingPage } from "../features/offers/pricing-page.tsx";

export const Route = createFileRoute("/c/pricing")({ search: ofOneFinder, component: PricingPage });
