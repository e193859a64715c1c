import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import {
  type DuoCredentials,
  duoCredentialsSchema,
  isDuoHost,
} from '#shared/domain/integrations/duo-credentials.ts'
import { connectDuo } from '#client/data/nouns/duo.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { refusalText, useAsk } from '#client/parts/connection/use-ask.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'

const Form = chakra('form', {
  base: { display: 'grid', gap: 3, justifyItems: 'start', '& > *': { maxW: 'full' } },
})
const Quiet = chakra('p', { base: { fontSize: 'control', color: 'muted' } })

const NOTHING: DuoCredentials = { integrationKey: '', secretKey: '', apiHostname: '' }

interface DuoFormProps {
  customerId: string
  disabledReason: string | undefined
  onConnected: () => void
}

/** The three values by which a company's Duo account is reached (INT-20). */
export function DuoForm({ customerId, disabledReason, onConnected }: DuoFormProps) {
  const device = useDevice()
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  const errors = useTexts('errors')
  const [given, setGiven] = useState(NOTHING)
  const [hasLeftHost, setLeftHost] = useState(false)
  const [ask, run] = useAsk()
  const { data: credentials } = duoCredentialsSchema.safeParse(given)
  const isHost = credentials === undefined || isDuoHost(credentials.apiHostname)
  const missing = credentials ? (isHost ? undefined : errors('duoHostInvalid')) : t('duo.allNeeded')
  const connect = async () => {
    if (!credentials || missing || disabledReason) return
    if (!(await run(() => connectDuo(device, customerId, credentials)))) return
    setGiven(NOTHING)
    onConnected()
  }
  return (
    <Form
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        void connect()
      }}
    >
      <TextField
        label={t('duo.integrationKey')}
        value={given.integrationKey}
        onChange={(integrationKey) => setGiven({ ...given, integrationKey })}
        autoComplete="off"
        maxLength={100}
        mono
        required
      />
      <PasswordField
        label={t('duo.secretKey')}
        value={given.secretKey}
        onChange={(secretKey) => setGiven({ ...given, secretKey })}
        autoComplete="off"
        showLabel={t('duo.show')}
        hideShownLabel={t('duo.hide')}
        required
      />
      <TextField
        label={t('duo.apiHostname')}
        help={t('duo.hostHelp')}
        value={given.apiHostname}
        onChange={(apiHostname) => setGiven({ ...given, apiHostname })}
        onBlur={() => setLeftHost(true)}
        error={hasLeftHost && !isHost ? errors('duoHostInvalid') : undefined}
        autoComplete="off"
        maxLength={200}
        mono
        required
      />
      <Quiet>{t('duo.keysKept')}</Quiet>
      {ask.state === 'refused' ? (
        <Callout tone="error" title={refusalText(ask, { companies, errors })}>
          {t('exchange.wayOut.other')}
        </Callout>
      ) : null}
      <Button
        type="submit"
        variant="primary"
        busy={ask.state === 'asking'}
        disabledReason={disabledReason ?? missing}
      >
        {t('duo.connect')}
      </Button>
    </Form>
  )
}
