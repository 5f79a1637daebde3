/** A finger is what this device is mainly used with, also where assistive technology says that it is a mouse. */
export const isCoarse = (): boolean => window.matchMedia("(pointer: coarse)").matches;
