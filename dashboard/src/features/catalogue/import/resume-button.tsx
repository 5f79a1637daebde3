import { useNavigate } from "@tanstack/react-router";
import { FileUp } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/ui/button.tsx";
import { showProblem } from "../../../lib/problem-text.ts";
import { useMayLeadOn } from "../../../lib/use-is-open.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { fetchImport } from "../catalogue.api.ts";
import { startImport } from "./run-import.ts";

type ResumeButtonProps = { id: number; fileName: string; isBusy: boolean };

/** Continues an import: browsers don't keep files, so its file has to be chosen again. */
export function ResumeButton({ id, fileName, isBusy }: ResumeButtonProps) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const mayLeadOn = useMayLeadOn();
	const input = useRef<HTMLInputElement>(null);
	const resume = useWrite({
		mutationFn: async (file: File) => ({ file, entry: await fetchImport(id) }),
		onSuccess: ({ file, entry: { mapping, options, fileHash } }) => {
			startImport({ file, mapping, options, begun: { id, fileHash } });
			if (mayLeadOn()) void navigate({ to: "/a/catalogue/import" });
		},
		onError: showProblem,
	});
	const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const file = target.files?.[0];
		if (file) resume.mutate(file);
		target.value = "";
	};
	const label = t("catalogue.choose_again");
	return (
		<>
			<Button busy={resume.isPending} disabled={isBusy} onClick={() => input.current?.click()}>
				<FileUp />
				{label}
				<span className="sr-only">{fileName || `#${id}`}</span>
			</Button>
			<input ref={input} type="file" hidden aria-label={`${label} ${fileName || `#${id}`}`} onChange={take} />
		</>
	);
}
