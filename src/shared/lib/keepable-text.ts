/** A text as databases keep it: a NUL and half a surrogate pair, for which PostgreSQL has no form, are replaced. */
export const keepableText = (text: string): string => text.replaceAll('\0', '\u{fffd}').toWellFormed()
