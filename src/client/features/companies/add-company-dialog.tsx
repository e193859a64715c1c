import { addCustomer } from '#client/data/nouns/customers.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { CompanyForm, EMPTY_FIELDS, fieldProblems, storedFields } from './company-form.tsx'

interface AddCompanyDialogProps {
  onClose: () => void
  onAdded: (id: string) => void
}

export function AddCompanyDialog({ onClose, onAdded }: AddCompanyDialogProps) {
  const device = useDevice()
  const t = useTexts('companies')
  const words = useTexts('words')
  const form = useForm({
    seen: EMPTY_FIELDS,
    judge: (values) => fieldProblems(values),
    stored: storedFields,
  })
  const close = () => form.guard(onClose)

  const save = async () => {
    const added = await form.submit((values) => addCustomer(device, values))
    if (!added) return
    showToast({ tone: 'ok', text: t('form.added', { name: form.values.name.trim() }) })
    onAdded(added.id)
  }
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={t('form.addTitle')}
        closeLabel={words('close')}
        onSubmit={() => void save()}
        footer={
          <>
            <Button onClick={close}>{words('cancel')}</Button>
            <Button type="submit" variant="primary" busy={form.isSaving}>
              {t('form.add')}
            </Button>
          </>
        }
      >
        <CompanyForm form={form} />
      </Dialog>
      {form.dialog}
    </>
  )
}
