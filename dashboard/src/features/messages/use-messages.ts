import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isMessageReader } from "#worker/messages/message.rules.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { useCurrentUser } from "../../lib/session/use-current-user.ts";
import { useWrite } from "../../lib/use-write.ts";
import { readMessage, readMessages, unreadQuery } from "./message.api.ts";

/** True if the user is told of orders and stock. */
export const useIsMessageReader = (): boolean => isMessageReader(useCurrentUser().user.roles);

/** How many messages are unread; 0 while it isn't known. */
export function useUnread(): number {
	const { data = 0 } = useQuery(unreadQuery(useIsMessageReader()));
	return data;
}

/** Marks messages as read; null for who simulates a user: for that user they stay unread. */
export function useReadMessages() {
	const client = useQueryClient();
	const { user } = useCurrentUser();
	const onSuccess = () => client.invalidateQueries({ queryKey: ["messages"] });
	const all = useWrite({ mutationFn: readMessages, onSuccess, onError: showProblem });
	// On the way to what the message is about: a failure leaves it unread, which the bell shows.
	const one = useWrite({ mutationFn: readMessage, onSuccess });
	return user.impersonatedBy === null ? { all, one } : null;
}
