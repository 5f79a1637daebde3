import { Link } from "@tanstack/react-router";
import { SquareArrowOutUpRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AuditEntry } from "#worker/audit/audit.schema.ts";
import { Button } from "../../components/ui/button.tsx";

/** Links to an entry's record, if it still exists. */
export function RecordLink({ entry }: { entry: AuditEntry }) {
	const { t } = useTranslation();
	const target = targetOf(entry);
	if (!target || entry.action === "remove") return null;
	return (
		<Button variant="outline" size="sm" asChild>
			<Link {...target}>
				<SquareArrowOutUpRight />
				{t("audit.open")}
			</Link>
		</Button>
	);
}

function targetOf({ entity, entityId, title }: AuditEntry) {
	const finder = { finder: Number(entityId) };
	// Not by its title, which may have changed since.
	const opened = { view: Number(entityId) };
	switch (entity) {
		case "finder":
			return { to: "/c/settings", search: finder } as const;
		case "offer":
			return { to: "/c/assortments", search: finder } as const;
		case "pricing":
			return { to: "/c/pricing", search: finder } as const;
		case "company":
			return { to: "/a/companies", search: opened } as const;
		case "user":
			return { to: "/a/users", search: opened } as const;
		case "content":
			return { to: "/a/contents", search: opened } as const;
		case "assortment":
			return { to: "/a/assortments/$id", params: { id: Number(entityId) } } as const;
		case "order":
			return { to: "/a/orders/$id", params: { id: Number(entityId) } } as const;
		case "order_import":
			return { to: "/a/orders", search: {} } as const;
		case "brand":
			return { to: "/a/assortments", search: { search: title } } as const;
		case "product":
			return { to: "/a/products", search: { search: title } } as const;
		case "product_import":
			return { to: "/a/products", search: {} } as const;
		case "webhook":
			return { to: "/c/integrations/webhooks", search: {} } as const;
		case "api_key":
			return { to: "/c/integrations", search: {} } as const;
		case "import":
		case "catalogue":
			return { to: "/a/catalogue", search: {} } as const;
		case "correction":
			return { to: "/a/catalogue/corrections", search: { search: title } } as const;
		default:
			return undefined;
	}
}
