import { Callout } from "../../components/ui/callout.tsx";

/** What is wrong with a file. `name`: of one that can't be read, which is shown nowhere else. */
export function FileProblem({ name, text }: { name: string | null | undefined; text: string }) {
	return (
		<Callout variant="problem" role="alert">
			{name && (
				<>
					<strong className="wrap-anywhere font-medium">{name}</strong>:{" "}
				</>
			)}
			{text}
		</Callout>
	);
}
