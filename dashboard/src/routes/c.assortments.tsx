import { createFileRoute } from "@tanstack/react-router";
import { OfferPage } from "../features/offers/offer-page.tsx";
import { ofOneFinder } from "../lib/finder-search.ts";

export const Route = createFileRoute("/c/assortments")({ search: ofOneFinder, component: OfferPage });
