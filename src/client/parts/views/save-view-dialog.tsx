import { type SavedView, savedViewId, type ViewedList, viewLimits } from '#shared/domain/views/saved-view.ts'
import { saveView } from '#client/data/nouns/saved-views.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import type { Problems } from '#client/parts/form/form-state.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

interface SaveViewDialogProps {
  list: ViewedList
  query: string
  /** Those that there are, one of which may have the name. */
  views: readonly SavedView[]
  /** What the name begins with. */
  name: string
  onClose: () => void
}

interface NamedView {
  name: string
}

const judge = ({ name }: NamedView): Problems<NamedView> =>
  name.trim() === '' ? { name: { kind: 'required' } } : {}

/** Asks for the name under which a list is kept as it is. */
export function SaveViewDialog({ list, query, views, name: begun, onClose }: SaveViewDialogProps) {
  const device = useDevice()
  const t = useTexts('lists')
  const words = useTexts('words')
  const fields = useTexts('fields')
  const form = useForm({ seen: { name: begun }, judge })
  const { name } = form.values
  const seen = views.find(({ id }) => id === savedViewId(list, name))

  const save = async () => {
    if (!(await form.submit((values) => saveView(device, { list, ...values, query }, seen)))) return
    showToast({ tone: 'ok', text: t('views.saved', { name: name.trim() }) })
    onClose()
  }
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('views.title')}
      word={seen ? t('views.replace') : t('views.confirm')}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>{t('views.purpose')}</p>
      <FormFields
        form={form}
        failedTitle={t('views.failed')}
        failureText={(failure) => t(`views.${failure === 'forbidden' ? failure : 'notKept'}`)}
      >
        <TextField
          label={words('name')}
          required
          autoComplete="off"
          maxLength={viewLimits.name}
          value={name}
          onChange={(next) => form.set({ name: next })}
          error={form.problems.name && fields('isRequired', { name: words('name') })}
          help={seen ? t('views.replaces') : undefined}
        />
      </FormFields>
    </FormDialog>
  )
}
