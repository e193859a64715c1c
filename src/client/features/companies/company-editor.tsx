import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Customer } from '#shared/domain/customers/customer.ts'
import type { CustomerFields } from '#shared/domain/customers/customer-fields.ts'
import { changeCustomer } from '#client/data/customers.ts'
import type { Submitted } from '#client/data/submit.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { SidePanel } from '#client/ui/side-panel.tsx'
import { changedFields, CompanyForm, fieldProblems, NO_PROBLEMS } from './company-form.tsx'

const Form = chakra('form', { base: { display: 'contents' } })

interface CompanyEditorProps {
  customer: Customer
  summary: ReactNode
  onClose: () => void
  onUnsaved: (isUnsaved: boolean) => void
  onCancel: () => void
  onDone: () => void
}

/** The panel while a company is being changed. Only what was changed is sent, with what was seen before. */
export function CompanyEditor({
  customer,
  summary,
  onClose,
  onUnsaved,
  onCancel,
  onDone,
}: CompanyEditorProps) {
  const device = useDevice()
  const t = useTexts('companies')
  const formId = useId()
  // What the person saw when they began; changes that arrive meanwhile become a conflict, not a silent loss.
  const [seen] = useState(customer)
  const [values, setValues] = useState(() => fieldsOf(customer))
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<Submitted['outcome']>()
  const changed = changedFields(fieldsOf(seen), values)
  const isUnchanged = changed !== undefined && Object.keys(changed).length === 0

  const isTyped = JSON.stringify(values) !== JSON.stringify(fieldsOf(seen))
  useEffect(() => {
    onUnsaved(isTyped)
    return () => onUnsaved(false)
  }, [onUnsaved, isTyped])
  const save = async () => {
    setTried(true)
    if (!changed || isUnchanged) return
    const { outcome } = await changeCustomer(device, seen, changed)
    if (outcome === 'saved') onDone()
    else setFailure(outcome)
  }
  return (
    <SidePanel
      title={seen.name}
      context={t('panel.context')}
      summary={summary}
      closeLabel={t('panel.close')}
      onClose={onClose}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabledReason={isUnchanged ? t('form.unchanged') : undefined}
          >
            {t('form.save')}
          </Button>
          <Button onClick={onCancel}>{t('form.cancel')}</Button>
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
        <CompanyForm
          values={values}
          onChange={setValues}
          problems={isTried ? fieldProblems(values, fieldsOf(seen)) : NO_PROBLEMS}
          failure={failure === 'notKept' || failure === 'forbidden' ? failure : undefined}
        />
      </Form>
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
