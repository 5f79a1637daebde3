import { cachedObjects } from "../http/cached-objects.ts";
import type { Offer } from "./offer.rules.ts";

export const cachedOffer = cachedObjects<Offer>("offers");
