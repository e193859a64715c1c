import { useAccess } from '#client/machines/use-access.ts'
import { useTexts } from '#client/texts/texts.ts'

/** Why nobody can change anything in this organization; undefined where it takes changes (PERM-24). */
export function useReadOnlyReason(): string | undefined {
  const t = useTexts('errors')
  return useAccess().features.has('test-account') ? t('trialReadOnly') : undefined
}
