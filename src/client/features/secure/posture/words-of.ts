import type { useCheckWords } from '#client/texts/check-texts.ts'

/** Gives the words of a check by its id. */
export type WordsOf = ReturnType<typeof useCheckWords>
