import { createContext, type ReactNode, use } from "react";

const ReadOnlyContext = createContext(false);

/** A disabled fieldset closes form controls. Sliders, rich text and drop zones are none: they ask for themselves. */
export const useIsReadOnly = () => use(ReadOnlyContext);

/** The fields of a form, closed to who may only read it. */
export const ClosableFieldset = ({ isReadOnly, children }: { isReadOnly: boolean; children: ReactNode }) => (
	<ReadOnlyContext value={isReadOnly}>
		<fieldset disabled={isReadOnly} className="grid min-w-0 gap-5">
			{children}
		</fieldset>
	</ReadOnlyContext>
);
