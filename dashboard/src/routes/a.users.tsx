import { createFileRoute } from "@tanstack/react-router";
import { UserListPage } from "../features/users/user-list-page.tsx";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/a/users")({ validateSearch: toListSearch, component: UserListPage });
