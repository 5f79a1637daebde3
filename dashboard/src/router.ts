import { createRouter } from "@tanstack/react-router";
import { Crashed } from "./components/shell-errors.tsx";
import { routeTree } from "./routeTree.gen.ts";

export const router = createRouter({
	routeTree,
	defaultPreload: "intent",
	scrollRestoration: true,
	defaultErrorComponent: Crashed,
});

declare module "@tanstack/react-router" {
	interface Register {
		router: typeof router;
	}
}
