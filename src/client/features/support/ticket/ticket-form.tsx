import { chakra } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { supportLimits } from '#shared/domain/support/support-ticket.ts'
import { openSupportTicket } from '#client/data/nouns/support.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { CompanyField } from '#client/parts/company-field.tsx'
import { FormFields, useFormField } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { draftProblems, NOTHING_WRITTEN, storedDraft } from './ticket-draft.ts'

const Form = chakra('form', { base: { display: 'grid', gap: 4, maxW: '40rem' } })

/** Of no company: no id looks like it. */
const NONE = 'none'

/** What somebody writes to support. It is sent with a network alone, and stays in the form until it was. */
export function TicketForm({ onSent }: { onSent: () => void }) {
  const t = useTexts('support')
  const device = useDevice()
  const isOnline = useIsOnline()
  const readOnly = useReadOnlyReason()
  const [company, setCompany] = useState(NONE)
  const form = useForm({ seen: NOTHING_WRITTEN, judge: draftProblems, stored: storedDraft })
  const field = useFormField(form)
  // The same words are the same ticket as long as nobody answered, so that a lost answer makes no second one.
  const asked = useRef<{ words: string; id: string }>(undefined)
  const obstacle = readOnly ?? (isOnline ? undefined : t('ticket.offline'))
  const send = async () => {
    if (obstacle !== undefined) return
    const customerId = company === NONE ? null : company
    const ask = form.ask(async (written) => {
      const words = JSON.stringify([written, customerId])
      if (asked.current?.words !== words) asked.current = { words, id: device.newId() }
      await openSupportTicket(device, { ...written, id: asked.current.id, customerId })
    })
    if (!(await ask)) return
    asked.current = undefined
    form.restart()
    showToast({ tone: 'ok', text: t('ticket.sent') })
    onSent()
  }
  return (
    <Form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send()
      }}
    >
      {obstacle === undefined ? null : <Callout tone="info">{obstacle}</Callout>}
      <FormFields form={form}>
        {form.refusal ? (
          <RefusalCallout
            title={t('ticket.failed')}
            refusal={form.refusal}
            unanswered={t('ticket.unanswered')}
          />
        ) : null}
        <CompanyField
          label={t('ticket.company')}
          value={company}
          onChange={setCompany}
          none={{ value: NONE, label: t('ticket.none') }}
        />
        <TextField {...field('subject', t('ticket.subject'))} maxLength={supportLimits.subject} required />
        <TextArea {...field('text', t('ticket.text'))} rows={8} maxLength={supportLimits.text} required />
      </FormFields>
      <div>
        <Button
          type="submit"
          variant="primary"
          icon={<Send aria-hidden />}
          busy={form.isSaving}
          disabledReason={obstacle}
        >
          {t('ticket.send')}
        </Button>
      </div>
      {form.dialog}
    </Form>
  )
}
