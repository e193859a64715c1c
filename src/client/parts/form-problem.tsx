import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'

/** Stands above the fields of a form in which something is wrong (ERR-10). */
export function FormProblem({ isWrong }: { isWrong: boolean }) {
  const t = useTexts('fields')
  return isWrong ? <Callout tone="error">{t('form')}</Callout> : null
}
