import { useState } from 'react'
import {
  type Instruction,
  instructionLimits,
  instructionTextSchema,
} from '#shared/domain/posture/instruction.ts'
import { setInstruction } from '#client/data/nouns/secure/instructions.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields, useFormField } from '#client/parts/form/form-fields.tsx'
import type { Problems } from '#client/parts/form/form-state.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

interface InstructionDialogProps {
  company: { id: string; name: string }
  checkId: string
  checkName: string
  found: Instruction | undefined
  onClose: () => void
}

interface Written {
  text: string
}

const storedOf = ({ text }: Written): Written => ({
  text: instructionTextSchema.safeParse(text).data ?? text,
})

const judge = ({ text }: Written): Problems<Written> =>
  instructionTextSchema.safeParse(text).success
    ? {}
    : { text: { kind: 'max', limit: instructionLimits.text } }

/** Writes how a company fixes a check; an empty text takes the instructions away. */
export function InstructionDialog({ company, checkId, checkName, found, onClose }: InstructionDialogProps) {
  const device = useDevice()
  const t = useTexts('instructions')
  const [seen] = useState(found)
  const form = useForm({ seen: { text: seen?.text ?? '' }, judge, stored: storedOf })
  const field = useFormField(form)
  const place = { customerId: company.id, checkId, names: { check: checkName, company: company.name }, seen }

  const save = async () => {
    if (!form.isChanged) return
    if (!(await form.submit(({ text }) => setInstruction(device, place, text)))) return
    showToast({ tone: 'ok', text: form.changes.text === '' ? t('takenAway') : t('saved') })
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={t('title')}
      disabledReason={form.isChanged ? undefined : t('unchanged')}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>{t('purpose', { check: checkName, company: company.name })}</p>
      <FormFields
        form={form}
        failedTitle={t('notSaved')}
        failureText={(failure) => t(`failures.${failure === 'forbidden' ? failure : 'notKept'}`)}
      >
        <TextArea {...field('text', t('text'))} help={t('help')} rows={12} />
      </FormFields>
    </FormDialog>
  )
}
