import { addCustomer } from '#client/data/nouns/customers.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { CompanyForm, EMPTY_FIELDS, fieldProblems, storedFields } from './company-form.tsx'

interface AddCompanyDialogProps {
  onClose: () => void
  onAdded: (id: string) => void
}

export function AddCompanyDialog({ onClose, onAdded }: AddCompanyDialogProps) {
  const device = useDevice()
  const t = useTexts('companies')
  const form = useForm({
    seen: EMPTY_FIELDS,
    judge: (values) => fieldProblems(values),
    stored: storedFields,
  })

  const save = async () => {
    const added = await form.submit((values) => addCustomer(device, values))
    if (!added) return
    showToast({ tone: 'ok', text: t('form.added', { name: form.values.name.trim() }) })
    onAdded(added.id)
  }
  return (
    <FormDialog
      form={form}
      title={t('form.addTitle')}
      word={t('form.add')}
      onSave={() => void save()}
      onClose={onClose}
    >
      <CompanyForm form={form} />
    </FormDialog>
  )
}
