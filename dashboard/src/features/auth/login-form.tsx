import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { AppForm } from "../../components/form/app-form.tsx";
import { Field } from "../../components/form/field.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Input } from "../../components/ui/input.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import type { Credentials } from "./sign-in.ts";
import { useCall } from "./use-call.ts";

const ForgotPasswordDialog = lazyPart(() => import("./forgot-password-dialog.tsx"), "ForgotPasswordDialog");

// Two fields need no form library, which would be a tenth of this first page's size.
const FIELDS = ["username", "password"] as const;
const textOf = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? "");

type LoginFormProps = {
	/** The expected user: then only the password has to be typed. */
	username?: string;
	onSignIn: (credentials: Credentials) => Promise<void>;
};

export function LoginForm({ username = "", onSignIn }: LoginFormProps) {
	const { t } = useTranslation();
	const { isBusy, run } = useCall(onSignIn);
	const [missing, setMissing] = useState<readonly string[]>([]);
	const [forgot, setForgot] = useState(false);
	const check = (form: HTMLFormElement) => {
		const empty = FIELDS.filter((name) => textOf(form, name).trim() === "");
		setMissing(empty);
		const first = empty[0] && form.elements.namedItem(empty[0]);
		if (first instanceof HTMLElement) first.focus();
		if (empty.length > 0) return;
		return run({ username: textOf(form, "username").trim(), password: textOf(form, "password") });
	};
	const errorOf = (name: string) => (missing.includes(name) ? { type: "required" } : undefined);
	return (
		<>
			<AppForm onSubmit={check} className="grid gap-5">
				<Field label={t("login.username")} error={errorOf("username")}>
					{({ "aria-labelledby": _, ...aria }) => (
						<Input
							{...aria}
							name="username"
							defaultValue={username}
							autoComplete="username"
							autoCapitalize="none"
							autoFocus={username === ""}
							spellCheck={false}
						/>
					)}
				</Field>
				<Field label={t("login.password")} error={errorOf("password")}>
					{({ "aria-labelledby": _, ...aria }) => (
						<Input
							{...aria}
							name="password"
							type="password"
							autoComplete="current-password"
							autoFocus={username !== ""}
						/>
					)}
				</Field>
				<Button type="submit" size="lg" busy={isBusy}>
					{t("login.submit")}
				</Button>
				<Button variant="link" size="inline" className="min-h-6 justify-self-center" onClick={() => setForgot(true)}>
					{t("login.forgot")}
				</Button>
			</AppForm>
			{forgot && (
				<Suspense>
					<ForgotPasswordDialog onClose={() => setForgot(false)} />
				</Suspense>
			)}
		</>
	);
}
