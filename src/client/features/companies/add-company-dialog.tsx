import { useState } from 'react'
import type { CustomerFields } from '#shared/domain/customers/customer-fields.ts'
import { addCustomer } from '#client/data/customers.ts'
import type { Submitted } from '#client/data/submit.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useUnsaved } from '#client/parts/use-unsaved.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { CompanyForm, EMPTY_FIELDS, fieldProblems, NO_PROBLEMS } from './company-form.tsx'

interface AddCompanyDialogProps {
  onClose: () => void
  onAdded: (id: string) => void
}

export function AddCompanyDialog({ onClose, onAdded }: AddCompanyDialogProps) {
  const device = useDevice()
  const t = useTexts('companies')
  const [values, setValues] = useState<CustomerFields>(EMPTY_FIELDS)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<Submitted['outcome']>()
  const unsaved = useUnsaved(JSON.stringify(values) !== JSON.stringify(EMPTY_FIELDS))
  const problems = fieldProblems(values)
  const close = () => unsaved.guard(onClose)

  const save = async () => {
    setTried(true)
    if (problems.size > 0) return
    const { outcome, id } = await addCustomer(device, values)
    if (outcome !== 'saved') return setFailure(outcome)
    showToast({ tone: 'ok', text: t('form.added', { name: values.name.trim() }) })
    onAdded(id)
  }
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={t('form.addTitle')}
        closeLabel={t('form.close')}
        onSubmit={() => void save()}
        footer={
          <>
            <Button onClick={close}>{t('form.cancel')}</Button>
            <Button type="submit" variant="primary">
              {t('form.add')}
            </Button>
          </>
        }
      >
        <CompanyForm
          values={values}
          onChange={setValues}
          problems={isTried || failure === 'invalid' ? problems : NO_PROBLEMS}
          failure={failure === 'notKept' || failure === 'forbidden' ? failure : undefined}
        />
      </Dialog>
      {unsaved.dialog}
    </>
  )
}
