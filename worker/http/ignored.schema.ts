import { z } from "zod";

/** A field that the server owns: a save sends what was read, and it is not looked at. */
export const ignored = z.unknown().optional();
