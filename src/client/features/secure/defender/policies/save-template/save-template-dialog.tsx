import { useState } from 'react'
import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { templatePolicyOf } from '#shared/domain/defender/template-policy.ts'
import { addMailTemplate, watchMailTemplates } from '#client/data/nouns/secure/mail-templates.ts'
import { freeName } from '#client/features/secure/parts/templates/free-name.ts'
import {
  type NamedFields,
  type NamedProblem,
  namedProblems,
  storedNamed,
} from '#client/features/secure/parts/templates/named-fields.ts'
import { NamedInputs } from '#client/features/secure/parts/templates/named-inputs.tsx'
import { useAddObstacle } from '#client/features/secure/parts/templates/use-template-obstacle.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'

interface SaveTemplateDialogProps {
  policy: MailPolicy
  onClose: () => void
}

/** Makes a template of a policy of a company. */
export function SaveTemplateDialog(props: SaveTemplateDialogProps) {
  const views = useWatched(watchMailTemplates)
  // Without them it is not known which names are free.
  return views ? <SaveForm {...props} names={views.map(({ row }) => row.name)} /> : null
}

function SaveForm({ policy: given, names, onClose }: SaveTemplateDialogProps & { names: readonly string[] }) {
  const t = useTexts('protectionTemplates')
  const shared = useTexts('policyTemplates')
  const device = useDevice()
  // What arrives meanwhile is not what was looked at.
  const [policy] = useState(given)
  const [start] = useState({ name: freeName(policy.name, names), description: policy.description.trim() })
  const form = useForm<NamedFields, NamedProblem>({
    seen: start,
    judge: (draft) => namedProblems(draft, names),
    stored: storedNamed,
  })
  const obstacle = useAddObstacle('templates', names.length)
  const save = async () => {
    const saved = await form.submit((fields) =>
      addMailTemplate(device, { ...fields, policy: templatePolicyOf(policy) }),
    )
    if (!saved) return
    showToast({ tone: 'ok', text: shared('form.saved', { name: form.values.name.trim() }) })
    onClose()
  }
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('save.title', { name: policy.name })}
      disabledReason={obstacle}
      onSave={() => {
        if (obstacle === undefined) void save()
      }}
      onClose={onClose}
    >
      <FormFields
        form={form}
        failedTitle={t('save.failed')}
        failureText={(failure) => shared(`form.${failure === 'forbidden' ? failure : 'notKept'}`)}
      >
        <NamedInputs form={form} />
      </FormFields>
    </FormDialog>
  )
}
