import { useRef, useState } from 'react'
import { type SavedView, savedViewId, type ViewedList, viewLimits } from '#shared/domain/views/saved-view.ts'
import { saveView } from '#client/data/saved-views.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useUnsaved } from '#client/parts/use-unsaved.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { showToast } from '#client/ui/toasts.ts'

interface SaveViewDialogProps {
  list: ViewedList
  query: string
  /** Those that there are, one of which may have the name. */
  views: readonly SavedView[]
  /** What the name begins with. */
  name: string
  onClose: () => void
}

/** Asks for the name under which a list is kept as it is. */
export function SaveViewDialog({ list, query, views, name: begun, onClose }: SaveViewDialogProps) {
  const device = useDevice()
  const t = useTexts('lists')
  const fields = useTexts('fields')
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(begun)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<'forbidden' | 'notKept'>()
  const isMissing = name.trim() === ''
  const seen = views.find(({ id }) => id === savedViewId(list, name))

  const unsaved = useUnsaved(name !== begun)
  const leave = () => unsaved.guard(onClose)

  const save = async () => {
    setTried(true)
    if (isMissing) return field.current?.focus()
    const { outcome } = await saveView(device, { list, name, query }, seen)
    if (outcome !== 'saved') return setFailure(outcome === 'forbidden' ? 'forbidden' : 'notKept')
    showToast({ tone: 'ok', text: t('views.saved', { name: name.trim() }) })
    onClose()
  }
  return (
    <>
      <Dialog
        open
        size="small"
        title={t('views.title')}
        onClose={leave}
        closeLabel={t('views.close')}
        onSubmit={() => void save()}
        footer={
          <>
            <Button onClick={leave}>{t('views.cancel')}</Button>
            <Button type="submit" variant="primary">
              {seen ? t('views.replace') : t('views.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('views.purpose')}</p>
        <TextField
          ref={field}
          label={t('views.name')}
          required
          autoComplete="off"
          maxLength={viewLimits.name}
          value={name}
          onChange={setName}
          error={isTried && isMissing ? fields('isRequired', { name: t('views.name') }) : undefined}
          help={seen ? t('views.replaces') : undefined}
        />
        {failure ? (
          <Callout tone="error" title={t('views.failed')}>
            {t(`views.${failure}`)}
          </Callout>
        ) : null}
      </Dialog>
      {unsaved.dialog}
    </>
  )
}
