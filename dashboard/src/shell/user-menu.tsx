import { CircleUserRound, KeyRound, LogOut, Mail } from "lucide-react";
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
import { useIsMessageReader } from "../features/messages/use-messages.ts";
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

const MessageSettingsDialog = lazyPart(
	() => import("../features/messages/message-settings-dialog.tsx"),
	"MessageSettingsDialog",
);

const DIALOGS = { password: ChangePasswordDialog, messages: MessageSettingsDialog };

export function UserMenu() {
	const [opened, setOpened] = useState<keyof typeof DIALOGS | null>(null);
	const trigger = useRef<HTMLButtonElement>(null);
	const Opened = opened && DIALOGS[opened];
	return (
		<>
			<UserPopover trigger={trigger} isLeft={opened !== null} onOpen={setOpened} />
			{Opened && (
				<Suspense>
					<Opened onClose={() => setOpened(null)} returnFocus={() => trigger.current?.focus()} />
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
	onOpen: (dialog: keyof typeof DIALOGS) => void;
};

function UserPopover({ trigger, isLeft, onOpen }: UserPopoverProps) {
	const { t } = useTranslation();
	const { user } = useCurrentUser();
	const signOut = useSignOut();
	const name = user.name || user.username;
	const isSimulated = user.impersonatedBy !== null;
	const isReader = useIsMessageReader();
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
				{isReader && (
					<DropdownMenuItem onSelect={() => onOpen("messages")}>
						<Mail aria-hidden />
						{t("messages.settings")}
					</DropdownMenuItem>
				)}
				{!isSimulated && (
					<DropdownMenuItem onSelect={() => onOpen("password")}>
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
