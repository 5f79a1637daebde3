import { beforeEach } from "vitest";
import { freshState } from "./fresh-state.ts";

beforeEach(freshState);
