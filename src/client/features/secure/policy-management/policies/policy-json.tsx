import { JsonText } from '#client/features/secure/parts/json-text.tsx'
import { useTexts } from '#client/texts/texts.ts'
import type { ListedPolicy } from './policy-rows.ts'

/** A policy as JSON, to be read, copied, or kept as a file (CA-27). */
export function PolicyJson({ policy }: Pick<ListedPolicy, 'policy'>) {
  const t = useTexts('access')
  return (
    <JsonText
      value={policy}
      name={policy.displayName}
      copy={t('panel.copy')}
      download={t('panel.download')}
    />
  )
}
