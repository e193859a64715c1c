import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { webhookUrlSchema } from '#shared/domain/alerts/alert-channels.ts'
import { removeWebhook, setWebhook, watchAlertChannels } from '#client/data/nouns/secure/alert-channels.ts'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { fieldsOf, FormFields } from '#client/parts/form/form-fields.tsx'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { ShownOnce } from '#client/parts/shown-once.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { Quiet } from '#client/ui/words.tsx'
import { type NotifyProblem, useNotifyProblemText } from './use-notify-words.ts'

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: 2,
    justifyItems: 'start',
    '& h3': { fontSize: 'control', fontWeight: 'medium' },
  },
})
const Acts = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

type Opened = 'address' | 'removal' | { secret: string }

/** Where alerts are posted to, for all companies. It is the server's alone, so that it waits in no queue. */
export function WebhookPart({ disabledReason }: { disabledReason: string | undefined }) {
  const t = useTexts('alertNotify')
  const channels = useWatched(watchAlertChannels)
  const [opened, setOpened] = useState<Opened>()
  const host = channels?.webhook?.host
  const close = () => setOpened(undefined)
  return (
    <Box>
      <h3>{t('webhook.title')}</h3>
      <Quiet>{host === undefined ? t('webhook.none') : t('webhook.to', { name: host })}</Quiet>
      <Acts>
        <Button disabledReason={disabledReason} onClick={() => setOpened('address')}>
          {host === undefined ? t('webhook.set') : t('webhook.change')}
        </Button>
        {host === undefined ? null : (
          <Button variant="quiet" disabledReason={disabledReason} onClick={() => setOpened('removal')}>
            {t('webhook.remove')}
          </Button>
        )}
      </Acts>
      {opened === 'address' ? (
        <AddressDialog onSet={(secret) => setOpened({ secret })} onClose={close} />
      ) : null}
      {opened === 'removal' ? <RemovalDialog host={host ?? ''} onClose={close} /> : null}
      {typeof opened === 'object' ? (
        <ShownOnce
          title={t('webhook.secretTitle')}
          text={opened.secret}
          copyLabel={t('webhook.copy')}
          onClose={close}
        >
          <p>{t('webhook.secret')}</p>
        </ShownOnce>
      ) : null}
    </Box>
  )
}

function AddressDialog({ onSet, onClose }: { onSet: (secret: string) => void; onClose: () => void }) {
  const device = useDevice()
  const t = useTexts('alertNotify')
  const words = useTexts('words')
  const form = useForm<{ url: string }, NotifyProblem>({
    seen: { url: '' },
    judge: ({ url }) => ({ url: urlProblem(url.trim()) }),
    stored: ({ url }) => ({ url: url.trim() }),
  })
  const field = fieldsOf(form, useNotifyProblemText())
  const save = async () => {
    let secret: string | undefined
    const isSet = await form.ask(async ({ url }) => {
      secret = await setWebhook(device, url)
    })
    if (!isSet || secret === undefined) return
    form.release()
    onSet(secret)
  }
  return (
    <FormDialog form={form} title={t('webhook.title')} onSave={() => void save()} onClose={onClose}>
      <p>{t('webhook.purpose')}</p>
      <FormFields form={form}>
        {form.refusal ? (
          <RefusalCallout title={t('notSaved')} refusal={form.refusal} unanswered={words('cannotWait')} />
        ) : null}
        <TextField {...field('url', t('webhook.url'))} type="url" autoComplete="off" mono required />
      </FormFields>
    </FormDialog>
  )
}

function urlProblem(url: string): NotifyProblem | undefined {
  if (url === '') return { kind: 'required' }
  return webhookUrlSchema.safeParse(url).success ? undefined : { kind: 'invalidUrl' }
}

function RemovalDialog({ host, onClose }: { host: string; onClose: () => void }) {
  const device = useDevice()
  const t = useTexts('alertNotify')
  const words = useTexts('words')
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await removeWebhook(device)
      showToast({ tone: 'ok', text: t('webhook.removed') })
      onClose()
    } catch (cause) {
      setRefusal(refusalOf(cause))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void remove()}
      title={t('webhook.removeTitle')}
      confirm={t('webhook.remove')}
      cancel={words('cancel')}
      closeLabel={words('close')}
      busy={isBusy}
      danger
    >
      {t('webhook.removeText', { name: host })}
      {refusal ? (
        <RefusalCallout title={t('notSaved')} refusal={refusal} unanswered={words('cannotWait')} />
      ) : null}
    </ConfirmDialog>
  )
}
