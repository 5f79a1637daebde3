import type { TabPage } from "../../components/tab-links.tsx";

/** The screens of what other systems use. */
export const INTEGRATION_TABS = [
	{ to: "/c/integrations", text: "api_keys.title", exact: true },
	{ to: "/c/integrations/webhooks", text: "webhooks.title", exact: false },
] as const satisfies readonly TabPage[];
