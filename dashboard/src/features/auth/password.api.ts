import { parseResponse } from "hono/client";
import { adminApi, openApi } from "../../lib/api.ts";

/** Asks for the mail with the link; the answer is the same whether the address is known or not. */
export const requestReset = (email: string) =>
	parseResponse(openApi.user["forget-password"].$post({ json: { email } }));

/** Sets a password by the mailed link's token, and ends every session of its user. */
export const resetPassword = (token: string, password: string) =>
	parseResponse(openApi.user["reset-password"].$post({ json: { token, password } }));

/** Changes the signed-in user's own password, and ends their other sessions. */
export const changePassword = (json: { currentPassword: string; newPassword: string }) =>
	parseResponse(adminApi.user["change-password"].$post({ json }));
