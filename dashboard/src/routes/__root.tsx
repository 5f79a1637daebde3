import { createRootRoute, Outlet } from "@tanstack/react-router";
import { Crashed, NotFound } from "../components/shell-errors.tsx";
import { ToasterHost } from "../components/toaster-host.tsx";

export const Route = createRootRoute({
	component: () => (
		<>
			<Outlet />
			<ToasterHost />
		</>
	),
	notFoundComponent: () => (
		<main>
			<NotFound />
		</main>
	),
	errorComponent: (props) => (
		<main>
			<Crashed {...props} />
		</main>
	),
});
