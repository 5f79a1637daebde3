import { type MutateOptions, type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useOneAtATime } from "./use-one-at-a-time.ts";

/**
 * A call that changes something, one at a time. An error goes to `onError`, or is in `error`; it can be tried again as
 * soon as that is shown, whatever `onSettled` still waits for.
 */
export function useWrite<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
	const { mutateAsync, ...state } = useMutation({
		...options,
		onSettled: (data, error, ...rest) => {
			const settled = options.onSettled?.(data, error, ...rest);
			return error === null ? settled : undefined;
		},
	});
	const mutate = useOneAtATime((variables: Variables, callbacks: MutateOptions<Data, Error, Variables> = {}) =>
		mutateAsync(variables, callbacks).catch(() => undefined),
	);
	return { ...state, mutate };
}
