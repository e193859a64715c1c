import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import type { Customer } from '#shared/domain/customers/customer.ts'
import type { CustomerFields } from '#shared/domain/customers/customer-fields.ts'
import { changeCustomer } from '#client/data/nouns/customers.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { CompanyForm, fieldProblems, storedFields } from './company-form.tsx'

/** What of the address holds the panel. */
const HELD_BY = ['open']

const Form = chakra('form', { base: { display: 'contents' } })

interface CompanyEditorProps {
  customer: Customer
  summary: ReactNode
  onClose: () => void
  onCancel: () => void
  onDone: () => void
}

/** The panel while a company is being changed. Only what was changed is sent, with what was seen before. */
export function CompanyEditor({ customer, summary, onClose, onCancel, onDone }: CompanyEditorProps) {
  const device = useDevice()
  const words = useTexts('words')
  const formId = useId()
  const [seen] = useState(customer)
  const form = useForm({ seen: fieldsOf(seen), judge: fieldProblems, stored: storedFields, heldBy: HELD_BY })
  const save = async () => {
    if (!form.isChanged) return
    if (await form.submit((_, changes) => changeCustomer(device, seen, changes))) onDone()
  }
  return (
    <SidePanel
      title={seen.name}
      context={words('company')}
      summary={summary}
      closeLabel={words('close')}
      onClose={onClose}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={form.isSaving}
            disabledReason={form.isChanged ? undefined : words('unchanged')}
          >
            {words('save')}
          </Button>
          <Button onClick={() => form.guard(onCancel)}>{words('cancel')}</Button>
        </>
      }
    >
      <Form
        id={formId}
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault()
          void save()
        }}
      >
        <CompanyForm form={form} />
      </Form>
      {form.dialog}
    </SidePanel>
  )
}

const fieldsOf = ({
  name,
  contact_name,
  contact_email,
  contact_phone,
  country,
  MFA,
}: Customer): CustomerFields => ({
  name,
  contact_name,
  contact_email,
  contact_phone,
  country,
  MFA,
})
