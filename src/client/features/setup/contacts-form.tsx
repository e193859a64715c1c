import { CONTACT_KINDS, mostContacts } from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import { FormFields, fieldsOf } from '#client/parts/form/form-fields.tsx'
import type { Form } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { problemText } from './contact-words.ts'
import type { ContactProblem, ContactsDraft } from './contacts-draft.ts'

export type ContactsFormState = Form<ContactsDraft, ContactProblem>

/** The addresses of each kind, with what the vendor writes to them about. */
export function ContactsForm({ form, isDisabled }: { form: ContactsFormState; isDisabled: boolean }) {
  const t = useTexts('setup')
  const protect = useTexts('protect')
  const field = fieldsOf(form, (problem: ContactProblem) => problemText(problem, t))
  return (
    <FormFields
      form={form}
      failedTitle={t('form.notSaved')}
      failureText={(failure) => protect(`failures.${failure === 'forbidden' ? failure : 'notKept'}`)}
    >
      {CONTACT_KINDS.map((kind) => {
        const parts = { ...field(kind, t(`kinds.${kind}`)), disabled: isDisabled }
        return mostContacts(kind) === 1 ? (
          <TextField key={kind} {...parts} help={t(`about.${kind}`)} type="email" autoComplete="off" />
        ) : (
          <TextArea key={kind} {...parts} help={`${t(`about.${kind}`)} ${t('form.help')}`} rows={2} />
        )
      })}
    </FormFields>
  )
}
