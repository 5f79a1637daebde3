import { createFileRoute } from "@tanstack/react-router";
import { PricingPage } from "../features/offers/pricing-page.tsx";
import { ofOneFinder } from "../lib/finder-search.ts";

export const Route = createFileRoute("/c/pricing")({ search: ofOneFinder, component: PricingPage });
