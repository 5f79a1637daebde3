/** A picture's size in pixels, and the parts of its file that are kept, in order. */
export type CleanPicture = { width: number; height: number; parts: Uint8Array[]; checkPixels?: () => void };
