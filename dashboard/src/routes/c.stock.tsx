import { createFileRoute } from "@tanstack/react-router";
import { StockPage } from "../features/inventory/stock-page.tsx";
import { toStockSearch } from "../features/inventory/stock-search.ts";

export const Route = createFileRoute("/c/stock")({ validateSearch: toStockSearch, component: StockPage });
