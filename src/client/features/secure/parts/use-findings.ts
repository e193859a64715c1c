import { useMemo } from 'react'
import { useLocale, useWholeSection } from '#client/texts/texts.ts'
import { type Findings, findingsIn } from './findings.ts'

export function useFindings(): Findings {
  const texts = useWholeSection('checkFindings')
  const locale = useLocale()
  return useMemo(() => findingsIn(texts, locale), [texts, locale])
}
