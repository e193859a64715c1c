import { useState } from 'react'
import { employeeFieldsSchema } from '#shared/domain/employees/employee-fields.ts'
import { type Department, renameDepartment } from '#client/data/nouns/people/departments.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { problemsBy, storedBy } from '#client/parts/form/by-schema.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields, useFormField } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { useTellSaved } from '../use-tell-saved.ts'

const shape = { department: employeeFieldsSchema.shape.department }

interface RenameDialogProps {
  department: Department
  companyId: string
  companyName: string
  onClose: () => void
  onRenamed: (name: string) => void
}

/** Calls a department otherwise, at all of its people as they were when the dialog was opened. */
export function RenameDialog({ department, companyId, companyName, onClose, onRenamed }: RenameDialogProps) {
  const device = useDevice()
  const t = useTexts('departments')
  const words = useTexts('words')
  const employees = useTexts('employees')
  const tellSaved = useTellSaved()
  const [{ name, people }] = useState(department)
  const form = useForm({
    seen: { department: name },
    judge: (values) => problemsBy(shape, values),
    stored: (values) => storedBy(shape, values),
  })
  const field = useFormField(form)
  const isOfDirectory = people.some(({ row }) => row.directory === 'present')
  const save = async () => {
    let kept: Awaited<ReturnType<typeof renameDepartment>> = []
    const saved = await form.submit(async (values) => {
      kept = await renameDepartment(device, {
        customerId: companyId,
        people: people.map(({ row }) => row),
        name: values.department,
        place: companyName,
      })
      const problem = kept.find(({ outcome }) => outcome !== 'saved')
      return problem ?? { outcome: 'saved' as const, name: values.department }
    })
    if (!saved) return
    tellSaved(kept)
    onClose()
    if ('name' in saved) onRenamed(saved.name)
  }
  return (
    <FormDialog
      form={form}
      size="small"
      title={t(name ? 'rename.title' : 'rename.assign', { name })}
      word={t('rename.save')}
      disabledReason={form.isChanged ? undefined : words('unchanged')}
      onSave={() => void save()}
      onClose={onClose}
    >
      <FormFields form={form} failureText={(failure) => employees(`outcome.${failure}`)}>
        <p>{t('rename.reach', { count: people.length })}</p>
        <TextField {...field('department', t('rename.name'))} required autoComplete="off" />
        {isOfDirectory ? <Callout tone="info">{t('rename.directory')}</Callout> : null}
      </FormFields>
    </FormDialog>
  )
}
