const MARKS = /\p{M}/gu

/** Text as a search compares it: lower case, without accents, so that "jose" finds "José". */
export const foldText = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase()
