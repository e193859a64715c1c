import { chakra } from '@chakra-ui/react'
import { type HaloCredentials, haloCredentialsSchema } from '#shared/domain/ticketing/ticket-tool.ts'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { connectHalo } from '#client/data/nouns/ticketing.ts'
import type { Refusal } from '#client/data/refusal.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormFields, useFormField } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { ticketFaultText } from '#client/parts/ticketing/ticket-fault-text.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { haloProblems, storedHalo } from './halo-values.ts'

const Form = chakra('form', {
  base: { display: 'grid', gap: 3, justifyItems: 'start', '& > *': { maxW: 'full' } },
})
const Quiet = chakra('p', { base: { fontSize: 'control', color: 'muted' } })

const NOTHING: HaloCredentials = { companyUrl: '', clientId: '', clientSecret: '' }
const name = APPLICATION_NAMES.Halo

interface HaloFormProps {
  disabledReason: string | undefined
  onConnected?: () => void
  onCancel?: () => void
}

/** The three values by which an organization's Halo is reached (INT-25). */
export function HaloForm({ disabledReason, onConnected, onCancel }: HaloFormProps) {
  const device = useDevice()
  const t = useTexts('ticketing')
  const words = useTexts('words')
  const form = useForm({ seen: NOTHING, judge: haloProblems, stored: storedHalo })
  const field = useFormField(form)
  const isIncomplete = Object.values(form.values).some((each) => each.trim() === '')
  const connect = async () => {
    if (disabledReason !== undefined) return
    const isConnected = await form.ask((given) => connectHalo(device, haloCredentialsSchema.parse(given)))
    if (!isConnected) return
    form.restart()
    showToast({ tone: 'ok', text: t('connection.connected', { name }) })
    onConnected?.()
  }
  return (
    <Form
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isIncomplete) void connect()
      }}
    >
      <FormFields form={form}>
        <TextField
          {...field('companyUrl', t('connection.companyUrl'))}
          {...(form.problems.companyUrl?.kind === 'invalid' ? { error: t('connection.urlInvalid') } : {})}
          help={t('connection.urlHelp')}
          type="url"
          autoComplete="off"
          maxLength={300}
          mono
          required
        />
        <TextField
          {...field('clientId', t('connection.clientId'))}
          autoComplete="off"
          maxLength={500}
          mono
          required
        />
        <PasswordField
          {...field('clientSecret', t('connection.clientSecret'))}
          autoComplete="off"
          showLabel={t('connection.showSecret')}
          hideShownLabel={t('connection.hideSecret')}
          required
        />
      </FormFields>
      <Quiet>{t('connection.kept')}</Quiet>
      {form.refusal ? <Refused refusal={form.refusal} /> : null}
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        <Button
          type="submit"
          variant="primary"
          busy={form.isSaving}
          disabledReason={disabledReason ?? (isIncomplete ? t('connection.allNeeded') : undefined)}
        >
          {t('connection.connect', { name })}
        </Button>
        {onCancel ? <Button onClick={() => form.guard(onCancel)}>{words('cancel')}</Button> : null}
      </chakra.div>
      {form.dialog}
    </Form>
  )
}

/** That the tool cannot be reached so, in the words of INT-26, and by what that is. */
function Refused({ refusal }: { refusal: Refusal }) {
  const t = useTexts('ticketing')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const { code, detail } = refusal
  if (code !== 'psaNotConnected')
    return <RefusalCallout title={words('unchanged')} refusal={refusal} unanswered={words('cannotWait')} />
  return (
    <Callout tone="error" title={errors(code)}>
      {detail === undefined ? null : ticketFaultText(t, { fault: detail, name })}
    </Callout>
  )
}
