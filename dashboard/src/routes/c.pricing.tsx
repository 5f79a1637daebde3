import { createFileRoute } from "@tanstack/react-router";
import { PricingPage } from "../features/offers/pricing-page.tsx";

export const Route = createFileRoute("/c/pricing")({ component: PricingPage });
