import { chakra } from '@chakra-ui/react'
import {
  type DuoCredentials,
  duoCredentialsSchema,
  isDuoHost,
} from '#shared/domain/integrations/duo-credentials.ts'
import { refusalText } from '#client/parts/connection/use-ask.ts'
import { problemsBy, storedBy } from '#client/parts/form/by-schema.ts'
import { FormFields, useFormField } from '#client/parts/form/form-fields.tsx'
import { hasProblems, type Problems } from '#client/parts/form/form-state.ts'
import { useForm } from '#client/parts/form/use-form.ts'
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
const { shape } = duoCredentialsSchema

const judge = (given: DuoCredentials): Problems<DuoCredentials> => ({
  ...(isDuoHost(given.apiHostname.trim()) ? {} : { apiHostname: { kind: 'notValid' } }),
  ...problemsBy(shape, given),
})

interface DuoFormProps {
  onConnect: (credentials: DuoCredentials) => Promise<void>
  disabledReason: string | undefined
  onConnected: () => void
}

/** The three values by which a Duo account is reached (INT-20). */
export function DuoForm({ onConnect, disabledReason, onConnected }: DuoFormProps) {
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  const errors = useTexts('errors')
  const form = useForm({ seen: NOTHING, judge, stored: (given) => storedBy(shape, given) })
  const field = useFormField(form)
  const { apiHostname: host, ...keys } = judge(form.values)
  const isIncomplete = hasProblems(keys) || (host !== undefined && host.kind !== 'notValid')
  const missing = isIncomplete ? t('duo.allNeeded') : host && errors('duoHostInvalid')
  const connect = async () => {
    if (disabledReason !== undefined) return
    if (!(await form.ask(onConnect))) return
    form.restart()
    onConnected()
  }
  return (
    <Form
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        void connect()
      }}
    >
      <FormFields form={form}>
        <TextField
          {...field('integrationKey', t('duo.integrationKey'))}
          autoComplete="off"
          maxLength={100}
          mono
          required
        />
        <PasswordField
          {...field('secretKey', t('duo.secretKey'))}
          autoComplete="off"
          showLabel={t('duo.show')}
          hideShownLabel={t('duo.hide')}
          required
        />
        <TextField
          {...field('apiHostname', t('duo.apiHostname'))}
          {...(form.problems.apiHostname?.kind === 'notValid' ? { error: errors('duoHostInvalid') } : {})}
          help={t('duo.hostHelp')}
          autoComplete="off"
          maxLength={200}
          mono
          required
        />
      </FormFields>
      <Quiet>{t('duo.keysKept')}</Quiet>
      {form.refusal ? (
        <Callout tone="error" title={refusalText(form.refusal, { companies, errors })}>
          {t('exchange.wayOut.other')}
        </Callout>
      ) : null}
      <Button type="submit" variant="primary" busy={form.isSaving} disabledReason={disabledReason ?? missing}>
        {t('duo.connect')}
      </Button>
    </Form>
  )
}
