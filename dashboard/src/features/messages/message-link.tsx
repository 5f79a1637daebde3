import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Message } from "#worker/messages/message.schema.ts";

type MessageLinkProps = { message: Message; onOpen: () => void; children: ReactNode };

const classes =
	"rounded font-medium outline-none after:absolute after:inset-0 focus-visible:after:ring-3 focus-visible:after:ring-ring/50 focus-visible:after:ring-inset";

/** To the order or the part; only the text of an order that is no longer there. */
export function MessageLink({ message: { kind, subject, orderId }, onOpen, children }: MessageLinkProps) {
	if (kind === "stock_low")
		return (
			<Link to="/c/stock" search={{ search: subject }} onClick={onOpen} className={classes}>
				{children}
			</Link>
		);
	if (orderId === null) return <span className="font-medium text-muted-foreground">{children}</span>;
	return (
		<Link
			to={kind === "order_open" ? "/c/incoming/$id" : "/c/orders/$id"}
			params={{ id: orderId }}
			onClick={onOpen}
			className={classes}
		>
			{children}
		</Link>
	);
}
