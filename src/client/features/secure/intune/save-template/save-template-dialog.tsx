import { useState } from 'react'
import { templateSummaryOf } from '#shared/domain/intune/template-policy.ts'
import { addDeviceTemplate } from '#client/data/nouns/secure/device-templates.ts'
import { freeName } from '#client/features/secure/parts/templates/free-name.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import type { DevicePolicyRow, IntuneArea } from '../device-policy-rows.ts'
import {
  type NamedFields,
  type NamedProblem,
  namedProblems,
  storedNamed,
} from '#client/features/secure/parts/templates/named-fields.ts'
import { shortDescription } from './template-fields.ts'
import { TemplateInputs } from './template-inputs.tsx'
import { useOwnTemplates } from './use-own-templates.ts'

interface SaveTemplateDialogProps {
  row: DevicePolicyRow
  area: IntuneArea
  onClose: () => void
}

/** Makes a template of a policy of a company (INTUNE-01, INTUNE-02). */
export function SaveTemplateDialog(props: SaveTemplateDialogProps) {
  const own = useOwnTemplates(props.area)
  // Without them it is not known which names are free.
  return own ? <SaveForm {...props} {...own} /> : null
}

function SaveForm({
  row: given,
  names,
  room,
  onClose,
}: SaveTemplateDialogProps & NonNullable<ReturnType<typeof useOwnTemplates>>) {
  const t = useTexts('intune')
  const device = useDevice()
  // The server holds what is saved against what was looked at.
  const [row] = useState(given)
  const { policy, customerId } = row
  const [start] = useState({
    name: freeName(policy.name, names),
    description: shortDescription(policy.description),
  })
  const form = useForm<NamedFields, NamedProblem>({
    seen: start,
    judge: (draft) => namedProblems(draft, names),
    stored: storedNamed,
  })
  const obstacle = room === 0 ? t('saveTemplate.allThere') : undefined
  const save = async () => {
    const saved = await form.submit((fields) =>
      addDeviceTemplate(device, fields, {
        source: { customerId, policyId: policy.id },
        seen: templateSummaryOf(policy),
      }),
    )
    if (!saved) return
    showToast({ tone: 'ok', text: t('saveTemplate.saved', { name: form.values.name.trim() }) })
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={t('saveTemplate.title', { name: policy.name })}
      disabledReason={obstacle}
      onSave={() => {
        if (obstacle === undefined) void save()
      }}
      onClose={onClose}
    >
      <p>{t('saveTemplate.help')}</p>
      <TemplateInputs form={form} policyName={policy.name} />
    </FormDialog>
  )
}
