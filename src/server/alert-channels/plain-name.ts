/** Marks that turn the direction of what follows, and characters that no line has. */
const UNSEEN = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|[\p{Cc}\u2028\u2029]+/gu

/** Somebody else's text as a part of a line of ours: on one line, and turning nothing around that stands beside it. */
export const plainName = (text: string): string =>
  text.replaceAll(UNSEEN, ' ').replaceAll(/ {2,}/g, ' ').trim()

/** The same with its own direction, in a plain text. */
export const isolated = (text: string): string => `\u2068${plainName(text)}\u2069`
