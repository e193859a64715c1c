import { chakra } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { refusalText, useAsk } from './use-ask.ts'

const Form = chakra('form', {
  base: { display: 'grid', gap: 3, justifyItems: 'start', '& > *': { w: 'full' } },
})
const Actions = chakra('div', { base: { display: 'flex' } })

interface ConnectFormProps {
  onConnect: (tenantId: string) => Promise<void>
  disabledReason: string | undefined
}

/** Connects a company to its tenant; the tenant is asked at once, so this cannot wait in the queue. */
export function ConnectForm({ onConnect, disabledReason }: ConnectFormProps) {
  const t = useTexts('companies')
  const errors = useTexts('errors')
  const [tenant, setTenant] = useState('')
  const [isTried, setTried] = useState(false)
  const [ask, run] = useAsk()
  const connect = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (disabledReason === undefined && tenant.trim() !== '') void run(() => onConnect(tenant.trim()))
  }
  return (
    <Form noValidate onSubmit={connect} aria-label={t('microsoft.connectTitle')}>
      <TextField
        label={t('microsoft.connectField')}
        help={t('microsoft.connectHelp')}
        error={isTried && tenant.trim() === '' ? t('microsoft.connectEmpty') : undefined}
        value={tenant}
        onChange={setTenant}
        maxLength={100}
        autoComplete="off"
        inputMode="url"
      />
      {ask.state === 'refused' ? (
        <Callout tone="error" title={refusalText(ask, { companies: t, errors })}>
          {t('microsoft.notConnected')}
        </Callout>
      ) : null}
      <Actions>
        <Button type="submit" variant="primary" busy={ask.state === 'asking'} disabledReason={disabledReason}>
          {t('microsoft.connect')}
        </Button>
      </Actions>
    </Form>
  )
}
