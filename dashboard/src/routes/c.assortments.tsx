import { createFileRoute } from "@tanstack/react-router";
import { ofOneFinder } from "../features/finders/selected/finder-search.ts";
import { OfferPage } from "../features/offers/offer-page.tsx";

export const Route = createFileRoute("/c/assortments")({ search: ofOneFinder, component: OfferPage });
