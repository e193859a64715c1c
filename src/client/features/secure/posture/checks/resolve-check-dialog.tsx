import { useObservable } from 'dexie-react-hooks'
import { useState } from 'react'
import { catchError, map, of } from 'rxjs'
import {
  type CheckResolution,
  needsDetails,
  type Resolution,
  RESOLUTION_STATUSES,
  resolutionLimits,
} from '#shared/domain/posture/check-resolution.ts'
import { resolveCheck, watchResolutions } from '#client/data/nouns/secure/posture.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields, useFormField } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { draftOf, problemsOf, resolutionOf } from './resolution-draft.ts'

interface ResolveCheckDialogProps {
  company: { id: string; name: string }
  checkId: string
  nameOf: (checkId: string) => string
  onClose: () => void
}

/** What somebody decided about a check of a company: read from this device, changed here first (POST-07). */
export function ResolveCheckDialog(props: ResolveCheckDialogProps) {
  const { company, checkId, onClose } = props
  const device = useDevice()
  const t = useTexts('audit')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const found = useObservable(
    () =>
      watchResolutions(device).pipe(
        map((all) => ({
          seen: all.find((each) => each.customer_id === company.id && each.check_id === checkId),
          isRead: true,
        })),
        catchError(() => of({ seen: undefined, isRead: false })),
      ),
    [device, company.id, checkId],
  )
  // Nothing for the moment of a local read: one dialog in another's place would take its focus for a press outside.
  if (!found) return null
  if (found.isRead) return <ResolutionEditor {...props} found={found.seen} />
  return (
    <Dialog open onClose={onClose} title={t('resolve.title')} closeLabel={words('close')}>
      <Callout tone="error">{errors('checkNotLoaded')}</Callout>
    </Dialog>
  )
}

/** The form behind the dialog, once what was recorded is read. */
export function ResolutionEditor({
  company,
  checkId,
  nameOf,
  onClose,
  found,
}: ResolveCheckDialogProps & { found: CheckResolution | undefined }) {
  const device = useDevice()
  const t = useTexts('audit')
  const errors = useTexts('errors')
  const tray = useTexts('tray')
  const [seen] = useState(found)
  const form = useForm({ seen: draftOf(seen), judge: problemsOf })
  const field = useFormField(form)
  const check = nameOf(checkId)
  const names = { check, company: company.name }
  const write = (resolution: Resolution | null) =>
    resolveCheck(device, { customerId: company.id, checkId, names, seen }, resolution)

  const takeBack = async () => {
    if (!(await form.submit(() => write(null), 'asItIs'))) return
    showToast({ tone: 'ok', text: t('resolve.takenBack') })
    onClose()
  }
  const save = async () => {
    const resolution = resolutionOf(form.values)
    if (seen && !form.isChanged) return
    if (!(await form.submit(() => write(resolution ?? null)))) return
    showToast({ tone: 'ok', text: t('resolve.saved') })
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={t('resolve.title')}
      disabledReason={seen && !form.isChanged ? t('obstacles.unchanged') : undefined}
      acts={
        seen ? (
          <Button busy={form.isSaving} onClick={() => void takeBack()}>
            {t('resolve.takeBack')}
          </Button>
        ) : null
      }
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>{t('resolve.purpose', { check, company: company.name })}</p>
      <FormFields
        form={form}
        failedTitle={errors('resolutionNotSaved')}
        failureText={(failure) => t(`failures.${failure === 'forbidden' ? failure : 'notKept'}`)}
      >
        <SelectField
          {...field('status', t('resolve.status'))}
          required
          placeholder={t('resolve.choose')}
          options={RESOLUTION_STATUSES.map((value) => ({ value, label: tray(`resolutions.${value}`) }))}
        />
        <TextArea
          {...field('details', t('resolve.details'))}
          required={form.values.status !== undefined && needsDetails(form.values.status)}
          maxLength={resolutionLimits.details}
        />
      </FormFields>
    </FormDialog>
  )
}
