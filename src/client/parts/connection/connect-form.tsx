import { chakra } from '@chakra-ui/react'
import { type FormEvent, useEffect, useState } from 'react'
import { FormProblem } from '#client/parts/form-problem.tsx'
import { useFieldText } from '#client/parts/use-field-text.ts'
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
  onUnsaved: (isUnsaved: boolean) => void
  disabledReason: string | undefined
}

/** Connects a company to a tenant that has consented elsewhere; the tenant is asked at once, so this cannot wait in the queue. */
export function ConnectForm({ onConnect, onUnsaved, disabledReason }: ConnectFormProps) {
  const t = useTexts('companies')
  const errors = useTexts('errors')
  const fieldText = useFieldText()
  const [tenant, setTenant] = useState('')
  const [isTried, setTried] = useState(false)
  const [ask, run] = useAsk()
  const isTyped = tenant.trim() !== ''
  useEffect(() => {
    onUnsaved(isTyped)
    return () => onUnsaved(false)
  }, [onUnsaved, isTyped])
  const connect = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (disabledReason !== undefined || !isTyped) return
    if (!(await run(() => onConnect(tenant.trim())))) return
    setTenant('')
    setTried(false)
  }
  return (
    <Form
      noValidate
      onSubmit={(event: FormEvent) => void connect(event)}
      aria-label={t('microsoft.connectTitle')}
    >
      <FormProblem isWrong={isTried && !isTyped} />
      <TextField
        label={t('microsoft.connectField')}
        help={t('microsoft.connectHelp')}
        error={isTried && !isTyped ? fieldText({ kind: 'empty' }, t('microsoft.connectField')) : undefined}
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
        <Button type="submit" busy={ask.state === 'asking'} disabledReason={disabledReason}>
          {t('microsoft.connect')}
        </Button>
      </Actions>
    </Form>
  )
}
