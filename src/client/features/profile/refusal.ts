import type { Refusal } from '#client/data/refusal.ts'
import { useTexts } from '#client/texts/texts.ts'

/** Says why a request failed: the catalogue's text for its `code`, or that nobody answered. */
export function useRefusalText(): (refusal: Refusal) => string {
  const words = useTexts('words')
  const errors = useTexts('errors')
  return ({ code, values }) =>
    code ? words('refused', { reason: errors(code, { replace: values ?? {} }) }) : words('unreachable')
}
