import { parseResponse } from "hono/client";
import { adminApi, openApi } from "../../lib/api.ts";

export const logIn = (json: { username: string; password: string }) =>
	parseResponse(openApi["login-check"].$post({ json }));

export const checkToken = () => parseResponse(adminApi.user["token-check"].$post());
