import { useState } from 'react'
import type {
  DeviceTemplate,
  DeviceTemplateFields,
  NewDeviceTemplate,
} from '#shared/domain/intune/device-template.ts'
import { addDeviceTemplate, changeDeviceTemplate } from '#client/data/nouns/secure/device-templates.ts'
import { useTemplateObstacle } from '#client/features/secure/parts/templates/use-template-obstacle.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import {
  type NamedFields,
  type NamedProblem,
  namedProblems,
  storedNamed,
} from '#client/features/secure/parts/templates/named-fields.ts'
import { TemplateInputs } from '../save-template/template-inputs.tsx'

interface TemplateFormProps {
  /** The template that is changed, or what one is made of that was to be added and was refused. */
  of: DeviceTemplate | NewDeviceTemplate
  /** What was entered before and refused. */
  typed: Partial<DeviceTemplateFields> | undefined
  /** The names of the others. */
  taken: readonly string[]
  onSaved: () => void
  onClose: () => void
}

/** What is said of a template: its name and what it is for. */
export function TemplateForm({ of: given, typed, taken, onSaved, onClose }: TemplateFormProps) {
  const t = useTexts('intuneTemplates')
  const shared = useTexts('policyTemplates')
  const words = useTexts('words')
  const device = useDevice()
  const obstacle = useTemplateObstacle()
  // What arrives meanwhile was not seen.
  const [of] = useState(given)
  const form = useForm<NamedFields, NamedProblem>({
    seen: 'id' in of ? { name: of.name, description: of.description } : { name: '', description: '' },
    typed,
    judge: (draft) => namedProblems(draft, taken),
    stored: storedNamed,
    heldBy: ['open', 'mode', 'tab'],
  })
  const reason = obstacle ?? (form.isChanged ? undefined : words('unchanged'))
  const save = async () => {
    const saved = await form.submit((fields, changes) =>
      'id' in of ? changeDeviceTemplate(device, of, changes) : addDeviceTemplate(device, fields, of),
    )
    if (!saved) return
    onSaved()
    showToast({ tone: 'ok', text: shared('form.saved', { name: form.values.name.trim() }) })
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={'id' in of ? t('edit.title', { name: of.name }) : t('edit.again')}
      disabledReason={reason}
      onSave={() => {
        if (reason === undefined) void save()
      }}
      onClose={onClose}
    >
      <TemplateInputs form={form} policyName={'id' in of ? of.policy.name : of.seen.name} />
    </FormDialog>
  )
}
