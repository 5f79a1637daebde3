import { createFileRoute } from "@tanstack/react-router";
import { CarListPage } from "../features/catalogue/cars/car-list-page.tsx";
import { toCarSearch } from "../features/catalogue/cars/car-search.ts";

export const Route = createFileRoute("/a/catalogue/cars")({ validateSearch: toCarSearch, component: CarListPage });
