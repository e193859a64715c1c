import { useMemo } from 'react'
import type { Assignee } from '#client/data/nouns/employee-devices.ts'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useEmployeesOf } from '#client/parts/use-employees-of.ts'
import { useTexts } from '#client/texts/texts.ts'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { Field } from '#client/ui/fields/field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

/** Stands for nobody among the choices. */
const NOBODY = 'nobody'

interface AssignDialogProps {
  /** What is assigned. */
  name: string
  customerId: string
  employeeId: string | null
  onAssign: (employee: Assignee) => Promise<SubmitOutcome>
  onClose: () => void
}

/** Says which employee of the company a device or profile belongs to. Mount it to open it. */
export function AssignDialog({ name, customerId, employeeId, onAssign, onClose }: AssignDialogProps) {
  const t = useTexts('agent')
  const words = useTexts('words')
  const people = usePeople(customerId)
  const form = useForm<{ employee: string }>({
    seen: { employee: employeeId ?? NOBODY },
    judge: () => ({}),
  })
  const { employee } = form.values
  const save = async () => {
    const chosen = people.find(({ id }) => id === employee)
    const saved = await form.submit(() => onAssign(chosen ? { id: chosen.id, name: chosen.name } : null))
    if (!saved) return
    showToast({ tone: 'ok', text: t('assign.done', { name }) })
    onClose()
  }
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('assign.title', { name })}
      disabledReason={form.isChanged ? undefined : words('unchanged')}
      onSave={() => void save()}
      onClose={onClose}
    >
      <FormFields form={form} failureText={(failure) => t(failure === 'forbidden' ? 'noManage' : 'notKept')}>
        <Field label={t('columns.employee')}>
          {() => (
            <ComboBox
              label={t('columns.employee')}
              value={employee}
              onChange={(chosen) => form.set({ employee: chosen })}
              first={{ value: NOBODY, label: t('nobody') }}
              options={people.map(({ id, name: said, email }) => ({ value: id, label: `${said}, ${email}` }))}
              placeholder={t('assign.choose')}
              searchPlaceholder={t('assign.find')}
              emptyText={t('assign.none')}
              wide
            />
          )}
        </Field>
      </FormFields>
    </FormDialog>
  )
}

/** The employees of a company, by name. */
function usePeople(customerId: string) {
  const found = useEmployeesOf(customerId, 'first_name')
  return useMemo(
    () =>
      (found ?? []).map(({ row: { id, display_name, email } }) => ({
        id,
        name: display_name || email,
        email,
      })),
    [found],
  )
}
