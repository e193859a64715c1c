import { chakra } from '@chakra-ui/react'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import type { Form as FormOf } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import { EmployeeInputs } from './employee-inputs.tsx'

const Form = chakra('form', { base: { display: 'grid', gap: 4, pt: 2 } })

type EmployeeEditorProps = {
  id: string
  form: FormOf<EmployeeFields>
  onSubmit: () => void
}

export function EmployeeEditor({ id, form, onSubmit }: EmployeeEditorProps) {
  const t = useTexts('employees')
  return (
    <Form
      id={id}
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <FormFields form={form} failureText={(failure) => t(`outcome.${failure}`)}>
        <EmployeeInputs form={form} autoFocus />
      </FormFields>
    </Form>
  )
}
