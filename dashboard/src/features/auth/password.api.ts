import { parseResponse } from "hono/client";
import { adminApi, openApi } from "../../lib/api.ts";

/** Requests the mail with the link; the answer is the same for known and unknown addresses. */
export const requestReset = (email: string) =>
	parseResponse(openApi.user["forget-password"].$post({ json: { email } }));

/** Sets a password with the mailed link's token, and ends every session of its user. */
export const resetPassword = (token: string, password: string) =>
	parseResponse(openApi.user["reset-password"].$post({ json: { token, password } }));

/** Changes the signed-in user's own password, and ends their other sessions. */
export const changePassword = (json: { currentPassword: string; newPassword: string }) =>
	parseResponse(adminApi.user["change-password"].$post({ json }));
