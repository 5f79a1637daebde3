import { workerOrigin } from "../../lib/api.ts";

/** The test page of a finder: a plain shop page with the saved finder on it (spec section 2). */
export const testPageOf = ({ uuid }: { uuid: string }): string => `${workerOrigin}/finder/test/${uuid}`;
