import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;
/** The scheme is case-insensitive (RFC 9110, 11.1). */
const SHAPE = /^bearer ((?:wfk_)?[A-Za-z0-9_-]{43})$/i;
/** Keys of other systems begin with it, so that a scanner for leaked secrets finds them. */
const KEY_PREFIX = "wfk_";

/** An opaque token of 256 random bits, base64url. Only its hash is stored. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** The same for another system. */
export const newKey = (): string => KEY_PREFIX + newToken();
export const isKey = (token: string): boolean => token.startsWith(KEY_PREFIX) && token.length > 43;

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The token of an Authorization header; undefined if it can't be one of ours. */
export const bearerToken = (header: string | undefined): string | undefined => SHAPE.exec(header ?? "")?.[1];
