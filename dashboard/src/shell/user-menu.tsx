import { CircleUserRound, KeyRound, LogOut } from "lucide-react";
import { type RefObject, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { labelRole } from "#worker/http/roles.rules.ts";
import { Button } from "../components/ui/button.tsx";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "../components/ui/dropdown-menu.tsx";
import { ROLE_TEXTS } from "../features/users/role-texts.ts";
import { cn } from "../lib/cn.ts";
import { lazyPart } from "../lib/lazy-part.ts";
import { useCurrentUser } from "../lib/session/use-current-user.ts";
import { useSignOut } from "./sign-out.ts";
import { LanguageChoice, ThemeChoice } from "./user-choices.tsx";

const ChangePasswordDialog = lazyPart(
	() => import("../features/auth/change-password-dialog.tsx"),
	"ChangePasswordDialog",
);

export function UserMenu() {
	const [isChanging, setChanging] = useState(false);
	const trigger = useRef<HTMLButtonElement>(null);
	return (
		<>
			<UserPopover trigger={trigger} isLeft={isChanging} onChangePassword={() => setChanging(true)} />
			{isChanging && (
				<Suspense>
					<ChangePasswordDialog onClose={() => setChanging(false)} returnFocus={() => trigger.current?.focus()} />
				</Suspense>
			)}
		</>
	);
}

/** In red during a simulation. */
function SimulatingLabel({ className }: { className?: string }) {
	const { t } = useTranslation();
	return <span className={cn("font-semibold text-destructive text-xs", className)}>{t("simulation.simulating")}</span>;
}

type UserPopoverProps = {
	trigger: RefObject<HTMLButtonElement | null>;
	/** A dialog takes the focus, so closing must not move it while the user is typing. */
	isLeft: boolean;
	onChangePassword: () => void;
};

function UserPopover({ trigger, isLeft, onChangePassword }: UserPopoverProps) {
	const { t } = useTranslation();
	const { user } = useCurrentUser();
	const signOut = useSignOut();
	const name = user.name || user.username;
	const isSimulated = user.impersonatedBy !== null;
	return (
		<DropdownMenu>
			<DropdownMenuTrigger asChild>
				<Button
					ref={trigger}
					variant="ghost"
					className="max-w-52 px-2 lg:px-2.5"
					aria-label={`${t("user.menu")}: ${name}`}
				>
					<CircleUserRound />
					<span className="hidden truncate lg:inline">{name}</span>
					{isSimulated && <SimulatingLabel className="max-sm:hidden" />}
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent
				className="min-w-60"
				onCloseAutoFocus={(event) => {
					if (isLeft) event.preventDefault();
				}}
			>
				<div className="grid gap-0.5 px-2 py-1.5">
					<p className="truncate font-medium">{name}</p>
					{isSimulated && <SimulatingLabel />}
					<p className="truncate text-muted-foreground text-xs">{user.email}</p>
					<p className="truncate text-muted-foreground text-xs">
						{t(ROLE_TEXTS[labelRole(user.roles)])} · {user.company.title}
					</p>
				</div>
				<DropdownMenuSeparator />
				<LanguageChoice />
				<ThemeChoice />
				<DropdownMenuSeparator />
				{!isSimulated && (
					<DropdownMenuItem onSelect={onChangePassword}>
						<KeyRound aria-hidden />
						{t("password.change")}
					</DropdownMenuItem>
				)}
				<DropdownMenuItem onSelect={() => void signOut()}>
					<LogOut aria-hidden />
					{t("user.log_out")}
				</DropdownMenuItem>
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
