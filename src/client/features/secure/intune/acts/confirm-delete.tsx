import { useState } from 'react'
import { someNames } from '#client/features/secure/parts/policies/some-names.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Quiet } from '#client/ui/words.tsx'
import type { DevicePolicyRow, IntuneArea } from '../device-policy-rows.ts'
import { type IntuneTexts, whomText } from '../device-policy-words.ts'
import { askedDeletion, planAct } from './device-acts.ts'
import { useDeviceActs } from './use-device-acts.ts'

interface ConfirmDeleteProps {
  rows: readonly DevicePolicyRow[]
  area: IntuneArea
  onClose: () => void
  onDone?: () => void
}

/** Says whom a deletion concerns, what cannot be brought back, and which of the selected policies it leaves out. */
export function ConfirmDelete({ rows, area, onClose, onDone }: ConfirmDeleteProps) {
  const t = useTexts('intune')
  const words = useTexts('words')
  const { change } = useDeviceActs()
  const [isBusy, setBusy] = useState(false)
  const { taken, left } = planAct(rows, 'delete')
  const count = taken.length
  const isAnyKept = taken.some(({ policy }) => !policy.holds_secrets)
  const confirm = async () => {
    setBusy(true)
    const isKept = await change(askedDeletion(taken))
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
      title={t('delete.title', { count })}
      confirm={words('delete')}
      cancel={words('cancel')}
      closeLabel={words('close')}
      danger
      busy={isBusy}
      disabledReason={count === 0 ? t('acts.noneOf') : undefined}
    >
      <p>{namesOf(taken)}</p>
      <p>{whomIsConcerned(taken, t)}</p>
      <p>{t(`delete.text.${area}`, { count })}</p>
      {isAnyKept ? <p>{t('delete.back', { count })}</p> : null}
      <Secrets rows={taken} />
      {left.map(({ reason, rows: own }) => (
        <Quiet as="p" key={reason}>
          {`${t('acts.left', { count: own.length })} ${t(`acts.leftOut.${reason}`)}`}
        </Quiet>
      ))}
    </ConfirmDialog>
  )
}

const namesOf = (rows: readonly DevicePolicyRow[]) =>
  someNames(rows.map(({ policy, company }) => `${policy.name} (${company})`))

/** Of one policy whom it is for now, of several how many are for anybody. */
function whomIsConcerned(rows: readonly DevicePolicyRow[], t: IntuneTexts): string {
  const [first] = rows
  if (first && rows.length === 1) return t('delete.forWhom', { who: whomText(first, t) })
  return t('delete.assigned', { count: rows.filter(({ isAssigned }) => isAssigned).length })
}

/** What is deleted with a secret is gone for good. */
function Secrets({ rows }: { rows: readonly DevicePolicyRow[] }) {
  const t = useTexts('intune')
  const holding = rows.filter(({ policy }) => policy.holds_secrets)
  if (holding.length === 0) return null
  return (
    <Callout tone="warn">{t('delete.secrets', { count: holding.length, names: namesOf(holding) })}</Callout>
  )
}
