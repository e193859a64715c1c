import { RECIPIENT_FIELDS } from '#shared/domain/defender/mail-policy.ts'
import { useTexts } from '#client/texts/texts.ts'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { type MailForm, useMailField } from './use-mail-field.ts'

/** Whom the policy is for, in six inputs of an entry a line (DEF-02, DEF-04, DEF-05). */
export function RecipientFields({ form }: { form: MailForm }) {
  const t = useTexts('defender')
  const field = useMailField(form)
  return RECIPIENT_FIELDS.map(({ input, kind }) => (
    <TextArea
      key={input}
      {...field(input, t(`policy.inputs.${input}`))}
      rows={2}
      help={t(kind === 'groups' ? 'form.groupsHelp' : 'form.oneALine')}
    />
  ))
}
