import { useState } from 'react'
import { renewOn } from '#client/data/nouns/licenses/licenses.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { DateField } from '#client/parts/date-field.tsx'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { renewalBounds, renewalDateIssue } from '#shared/domain/licenses/renewal-date.ts'

interface RenewalDialogProps {
  seen: string | null
  timeZone: string
  onClose: () => void
}

/** Notes the day of the renewal, within its bounds (ORG-24). */
export function RenewalDialog({ seen, timeZone, onClose }: RenewalDialogProps) {
  const device = useDevice()
  const t = useTexts('licenses')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const [now] = useState(() => device.clock.now())
  const form = useForm({ seen: { date: seen ?? '' }, judge: () => ({}) })
  const { date } = form.values
  const isWrong = date !== '' && renewalDateIssue(date, now, timeZone) !== undefined
  const { first, last } = renewalBounds(now, timeZone)
  const save = async () => {
    if (!form.isChanged || isWrong) return
    const saved = await form.submit((values) => renewOn(device, seen, values.date || null))
    if (!saved) return
    showToast({ tone: 'ok', text: t('saved') })
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={t('renewal.title')}
      size="small"
      disabledReason={
        form.isChanged ? (isWrong ? errors('renewalDateInvalid') : undefined) : words('unchanged')
      }
      acts={
        date === '' ? null : (
          <Button variant="quiet" onClick={() => form.set({ date: '' })}>
            {t('renewal.clear')}
          </Button>
        )
      }
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>{t('renewal.purpose')}</p>
      <DateField
        label={t('renewal.term')}
        value={date}
        min={first}
        max={last}
        error={isWrong ? errors('renewalDateInvalid') : undefined}
        onChange={(next) => form.set({ date: next })}
      />
    </FormDialog>
  )
}
