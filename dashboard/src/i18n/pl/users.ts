import type { users as model } from "../en/users.ts";
import type { TextsOf } from "../texts.ts";

export const users: TextsOf<typeof model> = {};
