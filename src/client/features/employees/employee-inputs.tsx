import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { TextField, type TextFieldProps } from '#client/ui/fields/text-field.tsx'
import { EMPLOYEE_FIELDS, type EmployeeField, isOptional, typedText } from './employee-form.ts'
import type { EmployeeForm } from './use-employee-form.ts'

const Grid = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))', gap: 4 },
})

const Cell = chakra('div', { variants: { wide: { true: { gridColumn: '1 / -1' } } } })

const WIDE: readonly EmployeeField[] = ['email', 'phone']
const INPUTS: Record<EmployeeField, Pick<TextFieldProps, 'type' | 'inputMode'>> = {
  first_name: {},
  last_name: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  department: {},
  job_title: {},
}

/** The fields of an employee that a person may type. */
export function EmployeeInputs({ form, autoFocus = false }: { form: EmployeeForm; autoFocus?: boolean }) {
  const t = useTexts('employees')
  const fieldText = useFieldText()
  const problemText = (field: EmployeeField) => {
    const problem = form.problems[field]
    return problem && fieldText(problem, t(`field.${field}`))
  }
  return (
    <Grid>
      {EMPLOYEE_FIELDS.map((field) => (
        <Cell key={field} wide={WIDE.includes(field)}>
          <TextField
            {...INPUTS[field]}
            label={t(`field.${field}`)}
            name={field}
            autoComplete="off"
            autoFocus={autoFocus && field === EMPLOYEE_FIELDS[0]}
            required={!isOptional(field)}
            value={form.values[field]}
            error={problemText(field)}
            onChange={(text) => form.set({ [field]: typedText(text) })}
            onBlur={() => form.leave(field)}
          />
        </Cell>
      ))}
    </Grid>
  )
}
