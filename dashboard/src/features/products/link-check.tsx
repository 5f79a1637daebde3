import { Link2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LinkCheck as Result } from "#worker/products/product.schema.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { showProblem } from "../../lib/problem-text.ts";
import { useWrite } from "../../lib/use-write.ts";
import { checkLink } from "./product.api.ts";

const ERRORS = {
	no_link: "products.link_none",
	address: "products.link_address",
	timeout: "products.link_timeout",
	connection: "products.link_connection",
	redirects: "products.link_redirects",
} as const;

const GONE = [404, 410];

/** Asks the shop for the product's page, and says whether it is there. */
export function LinkCheck({ finder, id }: { finder: number; id: string }) {
	const { t } = useTranslation();
	const check = useWrite({ mutationFn: checkLink, onError: showProblem });
	return (
		<>
			<Button variant="outline" size="sm" busy={check.isPending} onClick={() => void check.mutate({ finder, id })}>
				<Link2 />
				{t("products.check_link")}
			</Button>
			<span role="status" className="basis-full empty:hidden">
				{check.data && <LinkState {...check.data} />}
			</span>
		</>
	);
}

function LinkState({ status, error }: Result) {
	const { t } = useTranslation();
	const isThere = status !== null && status < 400;
	const key =
		status === null
			? ERRORS[error === "" ? "connection" : error]
			: isThere
				? "products.link_answers"
				: GONE.includes(status)
					? "products.link_missing"
					: "products.link_fails";
	return (
		<Badge variant={isThere ? "success" : "warning"} className="whitespace-normal">
			{t(key, { status: String(status) })}
		</Badge>
	);
}
