import { createFileRoute } from "@tanstack/react-router";
import { UserListPage } from "../features/users/user-list-page.tsx";
import { toListAndOpened } from "../lib/opened-search.ts";

export const Route = createFileRoute("/a/users")({ validateSearch: toListAndOpened, component: UserListPage });
