import type { ReactNode } from 'react'
import { isServerFault, type Refusal } from '#client/data/refusal.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'

interface RefusalCalloutProps {
  /** What did not happen. */
  title: string
  refusal: Refusal
  /** What to say where nobody answered. */
  unanswered: string
  /** Why, where more is known than the code says. */
  reason?: string | undefined
}

/** Why something was not done; where that is the server's fault, with what it can be found by. */
export function RefusalCallout({ title, refusal, unanswered, reason }: RefusalCalloutProps): ReactNode {
  const errors = useTexts('errors')
  const t = useTexts('refusal')
  const { code, requestId, values } = refusal
  return (
    <Callout tone="error" title={title}>
      {reason ?? (code ? errors(code, { replace: values ?? {} }) : unanswered)}
      {isServerFault(refusal) && requestId ? <div>{t('found', { requestId })}</div> : null}
    </Callout>
  )
}
