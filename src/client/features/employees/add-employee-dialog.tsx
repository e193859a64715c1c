import { useObservable } from 'dexie-react-hooks'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { watchCustomers } from '#client/data/customers.ts'
import { addEmployee } from '#client/data/employees.ts'
import type { Submitted } from '#client/data/submit.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { useUnsaved } from '#client/parts/use-unsaved.tsx'
import { FormProblem } from '#client/parts/form-problem.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ComboBox } from '#client/ui/combo-box.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field } from '#client/ui/field.tsx'
import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import { tidied } from './employee-form.ts'
import { EmployeeInputs } from './employee-inputs.tsx'
import type { EmployeeRef } from './employee-selection.ts'
import { useEmployeeForm } from './use-employee-form.ts'
import { useTellSaved } from './use-tell-saved.ts'

/** Another company in the address would add somebody elsewhere than the dialog says. */
const HELD_BY = ['company']

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
  const fieldText = useFieldText()
  const device = useDevice()
  const companies = useObservable(() => watchCustomers(device), [device])
  const form = useEmployeeForm('all', typed)
  const [chosen, setChosen] = useState(company)
  const [problem, setProblem] = useState<Exclude<Submitted['outcome'], 'saved'>>()
  const [isSaving, setSaving] = useState(false)
  const unsaved = useUnsaved(form.changed.length > 0, HELD_BY)
  const tellSaved = useTellSaved()
  const fields = useRef<HTMLDivElement>(null)

  const close = () => unsaved.guard(onClose)
  const save = async (customerId: string) => {
    setSaving(true)
    const place = companies?.find(({ row }) => row.id === customerId)?.row.name ?? ''
    const answer = await addEmployee(device, customerId, tidied(form.values), place)
    setSaving(false)
    if (answer.outcome !== 'saved') return setProblem(answer.outcome)
    tellSaved([answer])
    return onAdded({ id: answer.id, customerId })
  }
  const submit = () => {
    if (isSaving) return
    const isFine = flushSync(form.check)
    if (isFine && chosen !== undefined) void save(chosen)
    else fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  const lacksCompany = chosen === undefined
  const isWrong = form.isTried && (lacksCompany || Object.keys(form.problems).length > 0)
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={t('add.title')}
        closeLabel={t('add.close')}
        onSubmit={submit}
        footer={
          <>
            <Button onClick={close}>{t('add.cancel')}</Button>
            <Button type="submit" variant="primary" busy={isSaving}>
              {t('add.submit')}
            </Button>
          </>
        }
      >
        <FormProblem isWrong={isWrong} />
        {problem ? <Callout tone="error">{t(`outcome.${problem}`)}</Callout> : null}
        {company === undefined ? (
          <Field
            label={t('add.company')}
            required
            error={
              form.isTried && lacksCompany ? fieldText({ kind: 'required' }, t('add.company')) : undefined
            }
          >
            {() => (
              <ComboBox
                label={t('add.company')}
                value={chosen}
                onChange={setChosen}
                options={(companies ?? [])
                  .filter(({ row }) => row.active)
                  .map(({ row }) => ({ value: row.id, label: row.name }))}
                placeholder={t('add.chooseCompany')}
                searchPlaceholder={t('add.searchCompanies')}
                emptyText={t('add.noCompany')}
                wide
              />
            )}
          </Field>
        ) : null}
        <div ref={fields}>
          <EmployeeInputs form={form} />
        </div>
      </Dialog>
      {unsaved.dialog}
    </>
  )
}
