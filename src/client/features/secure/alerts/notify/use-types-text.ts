import { useDetectionWords } from '#client/texts/detection-texts.ts'
import { useTexts } from '#client/texts/texts.ts'

/** Alert types in words: the one there is, or how many. */
export function useTypesText(): (types: readonly string[] | null) => string {
  const t = useTexts('alertNotify')
  const wordsOf = useDetectionWords()
  return (types) => {
    if (types === null) return t('rules.every')
    const [only, ...others] = types
    return only !== undefined && others.length === 0
      ? wordsOf(only).name
      : t('rules.types', { count: types.length })
  }
}
