import { createFileRoute } from "@tanstack/react-router";
import { OfferPage } from "../features/offers/offer-page.tsx";

export const Route = createFileRoute("/c/assortments")({ component: OfferPage });
