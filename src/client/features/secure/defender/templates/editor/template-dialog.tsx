import { useState } from 'react'
import type { MailTemplate, MailTemplateFields } from '#shared/domain/defender/mail-template.ts'
import { policyOfTemplate } from '#shared/domain/defender/template-policy.ts'
import { addMailTemplate, changeMailTemplate } from '#client/data/nouns/secure/mail-templates.ts'
import { NamedInputs } from '#client/features/secure/parts/templates/named-inputs.tsx'
import { useDevice } from '#client/machines/use-device.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { type Form, useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { AboutFields, Group, SettingFields } from '../../policies/editor/policy-fields.tsx'
import {
  changedFields,
  fieldsOfDraft,
  namedProblemOf,
  policyProblems,
  storedTemplateDraft,
  type TemplateDraft,
  templateDraftOf,
  type TemplateProblem,
  templateProblems,
  typedDraftOf,
} from './template-draft.ts'

interface TemplateDialogProps {
  /** As the person saw it when they began; undefined for a new one. */
  seen: MailTemplate | undefined
  start: MailTemplateFields
  /** What was entered before and refused. */
  typed: Partial<MailTemplateFields> | undefined
  /** The names of the other templates. */
  taken: readonly string[]
  obstacle: string | undefined
  onSaved: () => void
  onClose: () => void
}

/** A template of a policy for mail that is made or changed. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { seen, start, obstacle, onClose } = props
  const t = useTexts('protectionTemplates')
  const shared = useTexts('policyTemplates')
  const defender = useTexts('defender')
  const words = useTexts('words')
  const { form, base, save } = useTemplateForm(props)
  const { values, set, leave } = form
  const policyForm = { values, problems: policyProblems(form.problems), set, leave }
  const isUnchanged = seen !== undefined && !form.isChanged
  return (
    <FormDialog
      form={form}
      title={
        seen
          ? t('form.editTitle', { name: seen.name })
          : t('form.newTitle', { kind: defender(`policy.kinds.${start.policy.kind}`) })
      }
      disabledReason={obstacle ?? (isUnchanged ? words('unchanged') : undefined)}
      onSave={() => {
        if (obstacle === undefined && !isUnchanged) void save()
      }}
      onClose={onClose}
    >
      <FormFields
        form={form}
        failedTitle={t('save.failed')}
        failureText={(failure) => shared(`form.${failure === 'forbidden' ? failure : 'notKept'}`)}
      >
        <Group title={t('form.template')}>
          <NamedInputs form={namedForm(form)} />
        </Group>
        <Group title={defender('form.about')}>
          <AboutFields form={policyForm} />
        </Group>
        <SettingFields form={policyForm} seen={base} />
      </FormFields>
    </FormDialog>
  )
}

function useTemplateForm({ seen, start: given, typed, taken, onSaved, onClose }: TemplateDialogProps) {
  const device = useDevice()
  const shared = useTexts('policyTemplates')
  // What arrives meanwhile was not seen: it becomes a conflict, not a silent loss.
  const [start] = useState(given)
  const [base] = useState(() => policyOfTemplate(start.policy))
  const form = useForm<TemplateDraft, TemplateProblem>({
    seen: templateDraftOf(start),
    typed: typed && typedDraftOf(typed),
    judge: (draft) => templateProblems(draft, base, taken),
    stored: storedTemplateDraft,
    heldBy: ['mode', 'from', 'open', 'tab'],
  })
  const save = async () => {
    const saved = await form.submit((draft, changes) =>
      seen
        ? changeMailTemplate(device, seen, changedFields(draft, base, changes))
        : addMailTemplate(device, fieldsOfDraft(draft, base)),
    )
    if (!saved) return
    onSaved()
    showToast({ tone: 'ok', text: shared('form.saved', { name: form.values.templateName.trim() }) })
    onClose()
  }
  return { form, base, save }
}

/** What is said of the template itself, as its inputs take it. */
const namedForm = ({ values, problems, set, leave }: Form<TemplateDraft, TemplateProblem>) => ({
  values: { name: values.templateName, description: values.templateDescription },
  problems: {
    name: namedProblemOf(problems.templateName),
    description: namedProblemOf(problems.templateDescription),
  },
  set: ({ name, description }: { name?: string; description?: string }) =>
    set({
      ...(name === undefined ? {} : { templateName: name }),
      ...(description === undefined ? {} : { templateDescription: description }),
    }),
  leave: (field: 'name' | 'description') => leave(field === 'name' ? 'templateName' : 'templateDescription'),
})
