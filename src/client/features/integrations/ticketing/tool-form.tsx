import { chakra } from '@chakra-ui/react'
import { APPLICATION_NAMES, type TicketingApplication } from '#shared/domain/integrations/applications.ts'
import { connectTicketTool } from '#client/data/nouns/ticketing.ts'
import type { Refusal } from '#client/data/refusal.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormFields, useFormField } from '#client/parts/form/form-fields.tsx'
import { type Form as FormOf, useForm } from '#client/parts/form/use-form.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { ticketFaultText } from '#client/parts/ticketing/ticket-fault-text.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import {
  EXAMPLES,
  nothingEntered,
  storedTool,
  type ToolField,
  toolFields,
  toolProblems,
  type ToolValues,
} from './tool-values.ts'

const Form = chakra('form', {
  base: { display: 'grid', gap: 3, justifyItems: 'start', '& > *': { maxW: 'full' } },
})
const Quiet = chakra('p', { base: { fontSize: 'control', color: 'muted' } })

interface ToolFormProps {
  type: TicketingApplication
  disabledReason: string | undefined
  onConnected?: () => void
  onCancel?: () => void
}

/** The values by which an organization's tool is reached (INT-22 to INT-25). */
export function ToolForm({ type, disabledReason, onConnected, onCancel }: ToolFormProps) {
  const device = useDevice()
  const t = useTexts('ticketing')
  const words = useTexts('words')
  const name = APPLICATION_NAMES[type]
  const form = useForm({
    seen: nothingEntered(type),
    judge: (given) => toolProblems(type, given),
    stored: (given) => storedTool(type, given),
  })
  const isIncomplete = Object.values(form.values).some((each) => each.trim() === '')
  const connect = async () => {
    if (disabledReason !== undefined) return
    const isConnected = await form.ask((given) => connectTicketTool(device, type, given))
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
        {toolFields(type).map((each) => (
          <ToolInput key={each} of={each} type={type} form={form} />
        ))}
      </FormFields>
      <Quiet>{t('connection.kept')}</Quiet>
      {form.refusal ? <Refused refusal={form.refusal} name={name} /> : null}
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

/** What nobody should read over a shoulder. */
const SECRETS = ['apiKey', 'clientSecret', 'privateKey', 'secret'] as const satisfies ToolField[]

interface ToolInputProps {
  of: ToolField
  type: TicketingApplication
  form: FormOf<ToolValues>
}

function ToolInput({ of, type, form }: ToolInputProps) {
  const t = useTexts('ticketing')
  const field = useFormField(form)
  const label = t(`connection.${of}`)
  if (of === 'companyUrl')
    return (
      <TextField
        {...field(of, label)}
        {...(form.problems.companyUrl?.kind === 'invalid' ? { error: t('connection.urlInvalid') } : {})}
        help={t('connection.urlHelp', {
          name: APPLICATION_NAMES[type],
          example: EXAMPLES[type] ?? '',
        })}
        type="url"
        autoComplete="off"
        maxLength={300}
        mono
        required
      />
    )
  if (!SECRETS.some((each) => each === of))
    return <TextField {...field(of, label)} autoComplete="off" maxLength={500} mono required />
  return (
    <PasswordField
      {...field(of, label)}
      autoComplete="off"
      showLabel={t('connection.showSecret', { label })}
      hideShownLabel={t('connection.hideSecret', { label })}
      required
    />
  )
}

/** That the tool cannot be reached so, in the words of INT-26, and by what that is. */
function Refused({ refusal, name }: { refusal: Refusal; name: string }) {
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
