import { type MutateOptions, type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useOneAtATime } from "./use-one-at-a-time.ts";

/** A call that changes something, one at a time. An error goes to `onError`, or is in `error`. */
export function useWrite<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
	const { mutateAsync, ...state } = useMutation(options);
	const mutate = useOneAtATime((variables: Variables, callbacks: MutateOptions<Data, Error, Variables> = {}) =>
		mutateAsync(variables, callbacks).catch(() => undefined),
	);
	return { ...state, mutate };
}
