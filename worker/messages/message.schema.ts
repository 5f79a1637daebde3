import { z } from "zod";
import { MESSAGE_KINDS } from "./message.rules.ts";

export const messageSchema = z.strictObject({
	id: z.int(),
	kind: z.enum(MESSAGE_KINDS),
	/** The order's number, or the part's key. */
	subject: z.string(),
	/** Null: it is about a part, or the order is no longer there for the company. */
	orderId: z.int().nullable(),
	at: z.iso.datetime(),
	isUnread: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

/** Counted up to 100, which means "or more". */
export const unreadSchema = z.strictObject({ unread: z.int() });

/** The latest messages, newest first. */
export const messagesSchema = unreadSchema.extend({ data: z.array(messageSchema) });
export type Messages = z.infer<typeof messagesSchema>;

/** Marks all as read that were shown: `upTo` is the id of the newest one. */
export const messagesReadSchema = z.strictObject({ upTo: z.int().positive() });

const kindsSchema = z
	.array(z.enum(MESSAGE_KINDS))
	.max(MESSAGE_KINDS.length)
	.transform((kinds) => MESSAGE_KINDS.filter((kind) => kinds.includes(kind)));

/** The kinds of message that the user gets by mail. */
export const messageSettingsSchema = z.strictObject({
	mails: kindsSchema,
	/** Only these are switched, on if they are among `mails`; the others stay as they are. Absent: all. */
	kinds: kindsSchema.optional(),
});
export type MessageSettings = z.infer<typeof messageSettingsSchema>;

/** `kinds`: those that the user's company can be told; none for administrators and other systems. */
export const messageSettingsAnswerSchema = z.strictObject({
	/** Where they are sent to. */
	email: z.string(),
	mails: z.array(z.enum(MESSAGE_KINDS)),
	kinds: z.array(z.enum(MESSAGE_KINDS)),
});
export type MessageSettingsAnswer = z.infer<typeof messageSettingsAnswerSchema>;
