import { FileSpreadsheet, FileText, type LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import type { TextKey } from "../../i18n/texts.ts";
import { ORDER_FORMATS, type OrderFormat } from "./order.api.ts";

const FORMATS: Readonly<Record<OrderFormat, { icon: LucideIcon; text: TextKey }>> = {
	pdf: { icon: FileText, text: "orders.as_pdf" },
	csv: { icon: FileSpreadsheet, text: "orders.as_csv" },
};

type DownloadMenuProps = ComponentProps<typeof Button> & { onChoose: (format: OrderFormat) => void };

/** A button that downloads orders, and asks for the form of the file first. */
export function DownloadMenu({ onChoose, ...button }: DownloadMenuProps) {
	const { t } = useTranslation();
	return (
		<DropdownMenu>
			{/* While its file is made a key doesn't open the menu; the button itself is not disabled, and keeps the focus. */}
			<DropdownMenuTrigger asChild disabled={button.busy}>
				<Button disabled={false} {...button} />
			</DropdownMenuTrigger>
			<DropdownMenuContent align="start">
				{ORDER_FORMATS.map((format) => {
					const { icon: Icon, text } = FORMATS[format];
					return (
						<DropdownMenuItem key={format} onSelect={() => onChoose(format)}>
							<Icon aria-hidden />
							{t(text)}
						</DropdownMenuItem>
					);
				})}
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
