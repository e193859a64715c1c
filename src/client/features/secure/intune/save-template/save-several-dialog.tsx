import { useState } from 'react'
import { templateSummaryOf } from '#shared/domain/intune/template-policy.ts'
import { addDeviceTemplate } from '#client/data/nouns/secure/device-templates.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { Quiet } from '#client/ui/words.tsx'
import { planAct } from '../acts/device-acts.ts'
import type { DevicePolicyRow, IntuneArea } from '../device-policy-rows.ts'
import { addInOrder, type AddFailure } from './add-in-order.ts'
import { freeNames, shortDescription } from './template-fields.ts'
import { useOwnTemplates } from './use-own-templates.ts'

interface SaveSeveralDialogProps {
  rows: readonly DevicePolicyRow[]
  area: IntuneArea
  onClose: () => void
  onDone: () => void
}

/** Makes a template of each selected policy that can become one, under the names that it tells first. */
export function SaveSeveralDialog(props: SaveSeveralDialogProps) {
  const own = useOwnTemplates(props.area)
  // Without them it is not known which names are free.
  return own ? <SaveSeveral {...props} {...own} /> : null
}

function SaveSeveral({
  rows,
  names: taken,
  room,
  onClose,
  onDone,
}: SaveSeveralDialogProps & NonNullable<ReturnType<typeof useOwnTemplates>>) {
  const t = useTexts('intune')
  const words = useTexts('words')
  const protect = useTexts('protect')
  const device = useDevice()
  // What is chosen, and what is called how, stays as it was looked at.
  const [{ taken: chosen, left }] = useState(() => planAct(rows, 'deploy'))
  const [wanted, setWanted] = useState(() => named(chosen, taken))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AddFailure>()
  const save = async () => {
    setBusy(true)
    const added = await addInOrder(wanted, ({ name, row: { policy, customerId } }) =>
      addDeviceTemplate(
        device,
        { name, description: shortDescription(policy.description) },
        { source: { customerId, policyId: policy.id }, seen: templateSummaryOf(policy) },
      ),
    )
    setBusy(false)
    if (added.count > 0) showToast({ tone: 'ok', text: t('saveTemplate.kept', { count: added.count }) })
    setFailure(added.failure)
    // What was not kept stays chosen.
    if (added.failure) return setWanted(wanted.slice(added.count))
    onClose()
    onDone()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void save()}
      title={t('saveTemplate.titleOfSeveral', { count: wanted.length })}
      confirm={words('save')}
      cancel={words('cancel')}
      closeLabel={words('close')}
      busy={busy}
      disabledReason={
        wanted.length === 0
          ? t('saveTemplate.noneOf')
          : wanted.length > room
            ? t('saveTemplate.tooMany', { count: room })
            : undefined
      }
    >
      {failure ? (
        <Callout tone="error" title={t('saveTemplate.failed')}>
          {protect(`failures.${failure}`)}
        </Callout>
      ) : null}
      <p>{t('saveTemplate.helpOfSeveral')}</p>
      <ul>
        {wanted.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {left.map(({ reason, rows: some }) => (
        <Quiet as="p" key={reason}>
          {`${t('acts.left', { count: some.length })} ${t(`acts.leftOut.${reason}`)}`}
        </Quiet>
      ))}
    </ConfirmDialog>
  )
}

/** Policies with the names of their templates. */
function named(rows: readonly DevicePolicyRow[], taken: readonly string[]) {
  const names = freeNames(
    rows.map(({ policy }) => policy.name),
    taken,
  )
  return rows.map((row, place) => ({ row, name: names[place] ?? row.policy.name }))
}
