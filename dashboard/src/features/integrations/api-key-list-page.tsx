import { useQuery } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiKey } from "#worker/auth/api-key.schema.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { workerOrigin } from "../../lib/api.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useList } from "../../lib/use-list.ts";
import { apiKeysQuery } from "./api-key.api.ts";
import { useApiKeyColumns } from "./api-key-columns.tsx";
import { RevokeApiKey } from "./revoke-api-key.tsx";

// Loads the form's library and the schema with it.
const ApiKeyDialog = lazyPart(() => import("./api-key-dialog.tsx"), "ApiKeyDialog");

/** The keys with which other systems call the API. */
export function ApiKeyListPage() {
	const { t } = useTranslation();
	const state = useList(["id"]);
	const query = useQuery(apiKeysQuery(state.input));
	const [isAdding, setAdding] = useState(false);
	const [revoked, setRevoked] = useState<ApiKey | null>(null);
	const add = (
		<Button onClick={() => setAdding(true)}>
			<Plus />
			{t("api_keys.add")}
		</Button>
	);
	return (
		<>
			<ListPage
				name="api-keys"
				title={t("api_keys.title")}
				description={
					<>
						{t("api_keys.description")}{" "}
						<a
							href={`${workerOrigin}/api/docs`}
							target="_blank"
							rel="noreferrer"
							className="text-primary underline underline-offset-2"
						>
							{t("api_keys.reference")}
						</a>
					</>
				}
				actions={add}
				state={state}
				query={query}
				columns={useApiKeyColumns(setRevoked)}
				rowId={({ id }) => String(id)}
				empty={{
					icon: KeyRound,
					title: t("api_keys.none"),
					description: t("api_keys.none_description"),
					action: add,
				}}
			/>
			{isAdding && (
				<Suspense>
					<ApiKeyDialog onClose={() => setAdding(false)} />
				</Suspense>
			)}
			{revoked && <RevokeApiKey apiKey={revoked} onClose={() => setRevoked(null)} />}
		</>
	);
}
