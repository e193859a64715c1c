import { Suspense } from 'react'
import { mailPolicyKey } from '#shared/domain/defender/mail-policy-task.ts'
import { mailPolicyCorrection } from '#client/parts/mail-policy-correction.ts'
import { useCorrecting } from '#client/parts/use-correction.ts'
import { useTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { type MailPolicyRow, policiesOfKind } from '../mail-policy-rows.ts'
import { useMailObstacle } from '../use-mail-acts.ts'
import { typedDraftOf } from './mail-draft.ts'

const MailPolicyDialog = later(() => import('./mail-policy-dialog.tsx').then((part) => part.MailPolicyDialog))

interface CorrectPolicyProps {
  /** Of the refused change; undefined where none is corrected. */
  correct: string | undefined
  rows: readonly MailPolicyRow[] | undefined
  companyOf: (id: string) => string
  onClose: () => void
}

/** What was written of a policy and refused, in its form again; of one that is gone nothing is (ERR-11). */
export function CorrectPolicy({ correct, rows, companyOf, onClose }: CorrectPolicyProps) {
  const t = useTexts('defender')
  const general = useMailObstacle()
  const { correction, onSaved } = useCorrecting(correct, mailPolicyCorrection)
  if (!correction || !rows) return null
  const { customerId, policy, expected } = correction
  const row = expected && rows.find(({ key }) => key === `${customerId}.${mailPolicyKey(expected)}`)
  // One that is made begins with all that was written, of which no input shows everything.
  const seen = expected ? row?.policy : { ...policy, id: '' }
  if (!seen) return null
  return (
    <Suspense>
      <MailPolicyDialog
        customerId={customerId}
        company={companyOf(customerId)}
        seen={seen}
        others={policiesOfKind(rows, { customerId, kind: seen.kind })}
        typed={typedDraftOf(policy, expected)}
        obstacle={general ?? (row?.isUpdating === true ? t('acts.updating') : undefined)}
        onSaved={onSaved}
        onClose={onClose}
      />
    </Suspense>
  )
}
