import { useObservable } from 'dexie-react-hooks'
import { useState } from 'react'
import { map } from 'rxjs'
import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { setDevicePolicy, watchOrganization } from '#client/data/organization.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useUnsaved } from '#client/parts/use-unsaved.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { type RulesDraft, RulesForm, rulesOf, draftOf } from './rules-form.tsx'

interface RulesDialogProps {
  mayManage: boolean
  onClose: () => void
}

/** What the organization demands of the devices of its users: read from this device, changed here first. */
export function RulesDialog({ mayManage, onClose }: RulesDialogProps) {
  const device = useDevice()
  const t = useTexts('devices')
  const found = useObservable(
    () => watchOrganization(device).pipe(map((view) => ({ policy: view?.row.device_policy }))),
    [device],
  )
  // Nothing for the moment of a local read: one dialog in another's place would take its focus for a press outside.
  if (!found) return null
  if (found.policy) return <RulesEditor policy={found.policy} mayManage={mayManage} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t('rules.title')} closeLabel={t('rules.close')}>
      <Callout tone="info">{t('rules.missing')}</Callout>
    </Dialog>
  )
}

function RulesEditor({ policy, mayManage, onClose }: RulesDialogProps & { policy: DevicePolicy }) {
  const device = useDevice()
  const t = useTexts('devices')
  // What the person saw when they began; rules that arrive meanwhile become a conflict, not a silent loss.
  const [seen] = useState(policy)
  const [draft, setDraft] = useState<RulesDraft>(() => draftOf(policy))
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<'notKept' | 'forbidden'>()
  const entered = rulesOf(draft)
  const isUnchanged = canonicalJson(draft) === canonicalJson(draftOf(seen))
  const unsaved = useUnsaved(!isUnchanged)
  const leave = () => unsaved.guard(onClose)

  const save = async () => {
    setTried(true)
    if (!entered || isUnchanged) return
    const { outcome } = await setDevicePolicy(device, seen, entered)
    if (outcome !== 'saved') return setFailure(outcome === 'forbidden' ? 'forbidden' : 'notKept')
    showToast({ tone: 'ok', text: t('rules.saved') })
    onClose()
  }
  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={t('rules.title')}
        closeLabel={t('rules.close')}
        {...(mayManage ? { onSubmit: () => void save() } : {})}
        footer={
          mayManage ? (
            <>
              <Button onClick={leave}>{t('rules.cancel')}</Button>
              <Button
                type="submit"
                variant="primary"
                disabledReason={isUnchanged ? t('rules.unchanged') : undefined}
              >
                {t('rules.save')}
              </Button>
            </>
          ) : (
            <Button onClick={onClose}>{t('rules.close')}</Button>
          )
        }
      >
        {failure ? <Callout tone="error">{t(`rules.failures.${failure}`)}</Callout> : null}
        {mayManage ? null : <Callout tone="info">{t('rules.readOnly')}</Callout>}
        <p>{t('rules.purpose')}</p>
        <RulesForm
          draft={draft}
          onChange={setDraft}
          disabled={!mayManage}
          isWrong={isTried && entered === undefined}
        />
      </Dialog>
      {unsaved.dialog}
    </>
  )
}
