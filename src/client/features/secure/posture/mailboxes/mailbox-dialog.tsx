import { chakra } from '@chakra-ui/react'
import { useObservable } from 'dexie-react-hooks'
import { useState } from 'react'
import { fingerprintOf, postureTaskLimits } from '#shared/domain/posture/posture-task.ts'
import { signInChange } from '#shared/domain/posture/settings/shared-mailbox.ts'
import { setMailboxSignIn } from '#client/data/nouns/secure/posture.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { CallBox } from '#client/features/secure/parts/call-box.tsx'
import type { MailboxRow } from './mailbox-rows.ts'

const List = chakra('ul', { base: { display: 'grid', gap: 3, '& strong': { color: 'text' } } })
const Item = chakra('li', { base: { display: 'grid', gap: 1.5, overflowWrap: 'anywhere' } })

interface MailboxDialogProps {
  company: { id: string; name: string }
  isBlocked: boolean
  /** As they stand now: what changes while the person reads is not sent as they saw it before. */
  chosen: readonly MailboxRow[]
  onClose: (isAsked: boolean) => void
}

/** Says what will happen to whom before somebody can no longer sign in to mailboxes, or can again. */
export function MailboxDialog({ company, isBlocked, chosen, onClose }: MailboxDialogProps) {
  const device = useDevice()
  const t = useTexts('mailboxes')
  const protect = useTexts('protect')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const locale = useLocale()
  const status = useObservable(() => device.sync.status, [device])
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<'forbidden' | 'notKept'>()
  const open = chosen
    .filter((row) => row.obstacle === undefined && row.state === (isBlocked ? 'notBlocked' : 'blocked'))
    .slice(0, postureTaskLimits.checks)
  const synchronized = chosen.filter(({ obstacle }) => obstacle === 'synchronized')

  const send = async () => {
    setSending(true)
    const { outcome } = await setMailboxSignIn(
      device,
      { customerId: company.id, company: company.name, isBlocked },
      open.map(({ id, name }) => ({ id, name, expected: fingerprintOf([signInChange(id, isBlocked)]) })),
    )
    setSending(false)
    if (outcome !== 'saved') return setFailure(outcome === 'forbidden' ? 'forbidden' : 'notKept')
    showToast({ tone: 'ok', text: t('asked') })
    onClose(true)
  }
  return (
    <ConfirmDialog
      open
      onClose={() => onClose(false)}
      onConfirm={() => void send()}
      title={t(isBlocked ? 'confirm.block' : 'confirm.unblock', { count: open.length })}
      confirm={t(isBlocked ? 'block' : 'unblock', { chosen: open.length.toLocaleString(locale) })}
      cancel={words('cancel')}
      closeLabel={words('close')}
      danger={isBlocked}
      busy={isSending}
      disabledReason={open.length > 0 ? undefined : protect('obstacles.nothing')}
    >
      <p>{t(isBlocked ? 'confirm.blockText' : 'confirm.unblockText', { company: company.name })}</p>
      {failure ? (
        <Callout tone="error" title={errors('checkNotUpdated')}>
          {protect(`failures.${failure}`)}
        </Callout>
      ) : null}
      {status?.fault ? (
        <Callout tone="warn">
          {protect('offline', { minutes: device.login.organization.device_policy.urgentMinutes })}
        </Callout>
      ) : null}
      {synchronized.length > 0 ? (
        <Callout tone="warn">
          {t('confirm.synchronized', {
            names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(
              synchronized.map(({ name }) => name),
            ),
          })}
        </Callout>
      ) : null}
      <List>
        {open.map(({ id, name, address }) => {
          return (
            <Item key={id}>
              <span>
                <strong>{name}</strong> {address}
              </span>
              <CallBox change={signInChange(id, isBlocked)} before={{ AccountDisabled: !isBlocked }} />
            </Item>
          )
        })}
      </List>
    </ConfirmDialog>
  )
}
