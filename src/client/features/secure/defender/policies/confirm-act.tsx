import { useState } from 'react'
import { someNames } from '#client/features/secure/parts/policies/some-names.ts'
import { useTexts } from '#client/texts/texts.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { askedOf, type LeftOut, type MailAct, planAct } from './mail-policy-acts.ts'
import type { MailPolicyRow } from './mail-policy-rows.ts'
import { type MailTexts, useFindingText } from './mail-policy-words.ts'
import { useMailActs } from './use-mail-acts.ts'

interface ConfirmActProps {
  rows: readonly MailPolicyRow[]
  act: MailAct
  onClose: () => void
  onDone?: () => void
}

/** Says what an act does, and which of the selected policies it leaves out, before it is done. */
export function ConfirmAct({ rows, act, onClose, onDone }: ConfirmActProps) {
  const t = useTexts('defender')
  const words = useTexts('words')
  const { change } = useMailActs()
  const [isBusy, setBusy] = useState(false)
  const { taken, left } = planAct(rows, act)
  const confirm = async () => {
    setBusy(true)
    const isKept = await change(askedOf(taken, act))
    setBusy(false)
    // What was chosen stays as long as it is not kept.
    if (!isKept) return
    onClose()
    onDone?.()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t(`acts.title.${act}`, { count: taken.length })}
      confirm={words(act)}
      cancel={words('cancel')}
      closeLabel={words('close')}
      danger={act === 'delete'}
      busy={isBusy}
      disabledReason={taken.length === 0 ? t('acts.noneOf') : undefined}
    >
      <p>{someNames(taken.map(({ policy, company }) => `${policy.name} (${company})`))}</p>
      <p>{t(`acts.text.${act}`)}</p>
      {left.map(({ reason, rows: own }) => (
        <LeftLine key={typeof reason === 'string' ? reason : reason.rule} reason={reason} rows={own} t={t} />
      ))}
    </ConfirmDialog>
  )
}

function LeftLine({ reason, rows, t }: { reason: LeftOut; rows: readonly MailPolicyRow[]; t: MailTexts }) {
  const findingText = useFindingText()
  const text = typeof reason === 'string' ? t(`acts.leftOut.${reason}`) : `${findingText(reason)}.`
  return <Quiet as="p">{`${t('acts.left', { count: rows.length })} ${text}`}</Quiet>
}
