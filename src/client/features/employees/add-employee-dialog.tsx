import { watchCustomers } from '#client/data/nouns/customers.ts'
import { addEmployee } from '#client/data/nouns/employees.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { useTexts } from '#client/texts/texts.ts'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { Field } from '#client/ui/fields/field.tsx'
import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import { EMPLOYEE_FIELDS, fieldProblems, NO_FIELDS, tidied } from './employee-form.ts'
import { EmployeeInputs } from './employee-inputs.tsx'
import type { EmployeeRef } from './employee-selection.ts'
import { useTellSaved } from './use-tell-saved.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/** Another company in the address would add somebody elsewhere than the dialog says. */
const HELD_BY = ['company']

/** Somebody new, and the company that they are to be added to. */
interface Newcomer extends EmployeeFields {
  company: string | undefined
}

type AddEmployeeDialogProps = {
  /** Undefined: the person chooses. */
  company: string | undefined
  /** What was typed before and refused. */
  typed?: Partial<EmployeeFields> | undefined
  onClose: () => void
  onAdded: (employee: EmployeeRef) => void
}

/** Mount it to open it. */
export function AddEmployeeDialog({ company, typed, onClose, onAdded }: AddEmployeeDialogProps) {
  const t = useTexts('employees')
  const words = useTexts('words')
  const fieldText = useFieldText()
  const device = useDevice()
  const companies = useWatched(watchCustomers)
  const form = useForm<Newcomer>({
    seen: { ...NO_FIELDS, company },
    typed,
    judge: (values) => ({
      ...(values.company === undefined ? { company: { kind: 'required' } } : {}),
      ...fieldProblems(values, EMPLOYEE_FIELDS),
    }),
    stored: (values) => ({ ...tidied(values), company: values.company }),
    heldBy: HELD_BY,
  })
  const tellSaved = useTellSaved()

  const save = async () => {
    const answer = await form.submit(async ({ company: customerId = '', ...fields }) => ({
      ...(await addEmployee(device, customerId, fields, nameOf(customerId))),
      customerId,
    }))
    if (!answer) return
    tellSaved([answer])
    onAdded({ id: answer.id, customerId: answer.customerId })
  }
  const nameOf = (id: string) => companies?.find(({ row }) => row.id === id)?.row.name ?? ''
  return (
    <FormDialog
      form={form}
      title={t('add.title')}
      word={t('add.submit')}
      onSave={() => void save()}
      onClose={onClose}
    >
      <FormFields form={form} failureText={(failure) => t(`outcome.${failure}`)}>
        {company === undefined ? (
          <Field
            label={words('company')}
            required
            error={form.problems.company && fieldText(form.problems.company, words('company'))}
          >
            {() => (
              <ComboBox
                label={words('company')}
                value={form.values.company}
                onChange={(chosen) => form.set({ company: chosen })}
                options={(companies ?? [])
                  .filter(({ row }) => row.active)
                  .map(({ row }) => ({ value: row.id, label: row.name }))}
                placeholder={words('chooseCompany')}
                searchPlaceholder={t('add.searchCompanies')}
                emptyText={t('add.noCompany')}
                wide
              />
            )}
          </Field>
        ) : null}
        <EmployeeInputs form={form} />
      </FormFields>
    </FormDialog>
  )
}
