import { Check, ChevronRight } from "lucide-react";
import { DropdownMenu as MenuPrimitive } from "radix-ui";
import {
	type ComponentProps,
	createContext,
	type Dispatch,
	type ReactNode,
	type SetStateAction,
	type SyntheticEvent,
	use,
	useState,
} from "react";
import { cn } from "../../lib/cn.ts";

export const DropdownMenuRadioGroup = MenuPrimitive.RadioGroup;
export const DropdownMenuSub = MenuPrimitive.Sub;

const SetOpenContext = createContext<Dispatch<SetStateAction<boolean>>>(() => undefined);

export function DropdownMenu({ children }: { children: ReactNode }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<SetOpenContext value={setIsOpen}>
			<MenuPrimitive.Root open={isOpen} onOpenChange={setIsOpen}>
				{children}
			</MenuPrimitive.Root>
		</SetOpenContext>
	);
}

const prevent = (event: SyntheticEvent) => event.preventDefault();

/** Opens at the click: Radix opens at the press, with which a finger may begin to scroll. Keys are left to Radix. */
export function DropdownMenuTrigger(props: ComponentProps<typeof MenuPrimitive.Trigger>) {
	const setIsOpen = use(SetOpenContext);
	return <MenuPrimitive.Trigger {...props} onPointerDown={prevent} onClick={() => setIsOpen((isOpen) => !isOpen)} />;
}

type ContentProps = ComponentProps<typeof MenuPrimitive.Content>;
type PressOutside = Parameters<NonNullable<ContentProps["onPointerDownOutside"]>>[0];

/** A finger outside closes the menu with its click: if it closed at the press, the click would be for what is below. */
function useCloseOnTap() {
	const setIsOpen = use(SetOpenContext);
	const close = ({ target }: MouseEvent) => {
		const isInside = target instanceof Element && target.closest("[role=menu], [aria-haspopup=menu]") !== null;
		if (!isInside) setIsOpen(false);
	};
	return (press: PressOutside) => {
		if (press.detail.originalEvent.pointerType === "mouse") return;
		press.preventDefault();
		document.addEventListener("click", close, { once: true });
	};
}

const itemClasses =
	"relative flex min-h-8 cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1.5 outline-none data-[disabled]:pointer-events-none data-[highlighted]:bg-accent data-[highlighted]:text-accent-foreground data-[disabled]:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0";

const contentClasses =
	"z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-[min(24rem,calc(100vw-1rem))] overflow-y-auto rounded-lg border bg-popover p-1 text-popover-foreground shadow-lg data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0";

export const DropdownMenuContent = ({ className, ...props }: ContentProps) => (
	<MenuPrimitive.Portal>
		<MenuPrimitive.Content
			data-slot="dropdown-menu-content"
			sideOffset={6}
			collisionPadding={8}
			align="end"
			className={cn(contentClasses, className)}
			onPointerDownOutside={useCloseOnTap()}
			{...props}
		/>
	</MenuPrimitive.Portal>
);

type ItemProps = ComponentProps<typeof MenuPrimitive.Item> & { variant?: "default" | "destructive" };

export const DropdownMenuItem = ({ className, variant = "default", ...props }: ItemProps) => (
	<MenuPrimitive.Item
		data-slot="dropdown-menu-item"
		className={cn(itemClasses, variant === "destructive" && "text-destructive", className)}
		{...props}
	/>
);

export const DropdownMenuRadioItem = ({
	className,
	children,
	...props
}: ComponentProps<typeof MenuPrimitive.RadioItem>) => (
	<MenuPrimitive.RadioItem
		data-slot="dropdown-menu-radio-item"
		className={cn(itemClasses, "pe-8", className)}
		{...props}
	>
		{children}
		<MenuPrimitive.ItemIndicator className="absolute end-2">
			<Check />
		</MenuPrimitive.ItemIndicator>
	</MenuPrimitive.RadioItem>
);

export const DropdownMenuCheckboxItem = ({
	className,
	children,
	...props
}: ComponentProps<typeof MenuPrimitive.CheckboxItem>) => (
	<MenuPrimitive.CheckboxItem
		data-slot="dropdown-menu-checkbox-item"
		className={cn(itemClasses, "pe-8", className)}
		{...props}
	>
		{children}
		<MenuPrimitive.ItemIndicator className="absolute end-2">
			<Check />
		</MenuPrimitive.ItemIndicator>
	</MenuPrimitive.CheckboxItem>
);

export const DropdownMenuLabel = ({ className, ...props }: ComponentProps<typeof MenuPrimitive.Label>) => (
	<MenuPrimitive.Label className={cn("px-2 py-1.5 text-muted-foreground text-xs", className)} {...props} />
);

export const DropdownMenuSeparator = () => <MenuPrimitive.Separator className="-mx-1 my-1 h-px bg-border" />;

export const DropdownMenuSubTrigger = ({
	className,
	children,
	...props
}: ComponentProps<typeof MenuPrimitive.SubTrigger>) => (
	<MenuPrimitive.SubTrigger
		data-slot="dropdown-menu-sub-trigger"
		className={cn(itemClasses, "data-[state=open]:bg-accent", className)}
		{...props}
	>
		{children}
		<ChevronRight className="text-muted-foreground rtl:rotate-180" />
	</MenuPrimitive.SubTrigger>
);

/** On phones there is no room beside the menu: it covers the menu, below its line. */
export const DropdownMenuSubContent = ({ className, ...props }: ComponentProps<typeof MenuPrimitive.SubContent>) => (
	<MenuPrimitive.Portal>
		<MenuPrimitive.SubContent
			data-slot="dropdown-menu-sub-content"
			collisionPadding={8}
			className={cn(contentClasses, "max-sm:-me-40 max-sm:mt-9", className)}
			{...props}
		/>
	</MenuPrimitive.Portal>
);
