import { workerOrigin } from "../../lib/api.ts";

/** The test page of a finder: a plain shop page with the saved finder. */
export const testPageOf = ({ uuid }: { uuid: string }): string => `${workerOrigin}/finder/test/${uuid}`;
