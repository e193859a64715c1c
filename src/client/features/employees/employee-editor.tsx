import { chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { FormProblem } from '#client/parts/form-problem.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { EmployeeInputs } from './employee-inputs.tsx'
import type { EmployeeForm } from './use-employee-form.ts'

const Form = chakra('form', { base: { display: 'grid', gap: 4, pt: 2 } })

type EmployeeEditorProps = {
  id: string
  form: EmployeeForm
  /** Why saving failed. */
  failure: string | undefined
  onSubmit: () => void
  ref: RefObject<HTMLFormElement | null>
}

export function EmployeeEditor({ id, form, failure, onSubmit, ref }: EmployeeEditorProps) {
  const isWrong = form.isTried && Object.keys(form.problems).length > 0
  return (
    <Form
      id={id}
      ref={ref}
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <FormProblem isWrong={isWrong} />
      {failure ? <Callout tone="error">{failure}</Callout> : null}
      <EmployeeInputs form={form} autoFocus />
    </Form>
  )
}
