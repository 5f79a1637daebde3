/** A file's text must not contain terminal control codes. */
export const printable = (value: string): string => value.replace(/[\p{Cc}\p{Cf}]/gu, "\uFFFD").slice(0, 60);
