import { z } from "zod";
import { listInputSchema } from "../http/list.schema.ts";
import { QUALITY_KINDS } from "./quality-kind.rules.ts";

export const qualityListSchema = listInputSchema(["brand"]).extend({ kind: z.enum(QUALITY_KINDS).optional() });
export type QualityListInput = z.infer<typeof qualityListSchema>;
