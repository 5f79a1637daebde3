import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { useAssortmentSearch } from "./assortment-search.ts";

/** The list with its previous search, filter, order and page. */
export function BackToList() {
	const { t } = useTranslation();
	return (
		<Button variant="link" size="inline" asChild className="justify-self-start">
			<Link to="/a/assortments" search={useAssortmentSearch()}>
				<ArrowLeft className="rtl:rotate-180" />
				{t("menu.all_assortments")}
			</Link>
		</Button>
	);
}
