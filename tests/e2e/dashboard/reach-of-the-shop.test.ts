import { describe } from "vitest";
import { testReach } from "./screen-reach.ts";
import { SCREENS } from "./screens.ts";

describe("what the shop sees has no barrier in either theme and no sideways scroll on a phone", () => {
	testReach(SCREENS.filter(([, , user]) => user !== "admin"));
});
