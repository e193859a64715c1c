import { useObservable } from 'dexie-react-hooks'
import { useState } from 'react'
import { map } from 'rxjs'
import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { setDevicePolicy, watchOrganization } from '#client/data/nouns/organization.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { draftOf, problemsOf, RulesForm, rulesOf } from './rules-form.tsx'

interface RulesDialogProps {
  mayManage: boolean
  onClose: () => void
}

/** What the organization demands of the devices of its users: read from this device, changed here first. */
export function RulesDialog({ mayManage, onClose }: RulesDialogProps) {
  const device = useDevice()
  const t = useTexts('devices')
  const words = useTexts('words')
  const found = useObservable(
    () => watchOrganization(device).pipe(map((view) => ({ policy: view?.row.device_policy }))),
    [device],
  )
  // Nothing for the moment of a local read: one dialog in another's place would take its focus for a press outside.
  if (!found) return null
  if (found.policy) return <RulesEditor policy={found.policy} mayManage={mayManage} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t('rules.title')} closeLabel={words('close')}>
      <Callout tone="info">{t('rules.missing')}</Callout>
    </Dialog>
  )
}

function RulesEditor({ policy, mayManage, onClose }: RulesDialogProps & { policy: DevicePolicy }) {
  const device = useDevice()
  const t = useTexts('devices')
  const words = useTexts('words')
  const [seen] = useState(policy)
  const form = useForm({ seen: draftOf(seen), judge: problemsOf })

  const save = async () => {
    if (!form.isChanged) return
    const saved = await form.submit((draft) => setDevicePolicy(device, seen, rulesOf(draft) ?? seen))
    if (!saved) return
    showToast({ tone: 'ok', text: t('rules.saved') })
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={t('rules.title')}
      word={t('rules.save')}
      disabledReason={form.isChanged ? undefined : words('unchanged')}
      onSave={mayManage ? () => void save() : undefined}
      onClose={onClose}
    >
      {mayManage ? null : <Callout tone="info">{t('rules.readOnly')}</Callout>}
      <p>{t('rules.purpose')}</p>
      <RulesForm form={form} disabled={!mayManage} />
    </FormDialog>
  )
}
