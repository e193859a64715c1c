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
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { resolveCheck, watchResolutions } from '#client/data/posture.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormProblem } from '#client/parts/form-problem.tsx'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { useUnsaved } from '#client/parts/use-unsaved.tsx'
import { audit } from '#client/texts/en/audit.ts'
import { addEnglish, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { draftOf, problemsOf, type ResolutionDraft, resolutionOf } from './resolution-draft.ts'

addEnglish({ audit })

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
    <Dialog open onClose={onClose} title={t('resolve.title')} closeLabel={t('close')}>
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
  const fieldText = useFieldText()
  // What the person saw when they began; one that arrives meanwhile becomes a conflict, not a silent loss.
  const [seen] = useState(found)
  const [draft, setDraft] = useState<ResolutionDraft>(() => draftOf(seen))
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<'forbidden' | 'notKept'>()
  const problems = isTried ? problemsOf(draft) : {}
  const isUnchanged = canonicalJson(draft) === canonicalJson(draftOf(seen))
  const unsaved = useUnsaved(!isUnchanged)
  const leave = () => unsaved.guard(onClose)
  const check = nameOf(checkId)

  const save = async (resolution: Resolution | null) => {
    setSaving(true)
    const names = { check, company: company.name }
    const { outcome } = await resolveCheck(
      device,
      { customerId: company.id, checkId, names, seen },
      resolution,
    )
    setSaving(false)
    if (outcome !== 'saved') return setFailure(outcome === 'forbidden' ? 'forbidden' : 'notKept')
    showToast({ tone: 'ok', text: resolution ? t('resolve.saved') : t('resolve.takenBack') })
    onClose()
  }
  const submit = () => {
    setTried(true)
    const resolution = resolutionOf(draft)
    if (resolution && !isUnchanged && !isSaving) void save(resolution)
  }
  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={t('resolve.title')}
        closeLabel={t('close')}
        onSubmit={submit}
        footer={
          <>
            {seen ? (
              <Button busy={isSaving} onClick={() => void save(null)}>
                {t('resolve.takeBack')}
              </Button>
            ) : null}
            <Button onClick={leave}>{t('cancel')}</Button>
            <Button
              type="submit"
              variant="primary"
              busy={isSaving}
              disabledReason={isUnchanged && seen ? t('obstacles.unchanged') : undefined}
            >
              {t('resolve.save')}
            </Button>
          </>
        }
      >
        <p>{t('resolve.purpose', { check, company: company.name })}</p>
        <FormProblem isWrong={Object.keys(problems).length > 0} />
        {failure ? (
          <Callout tone="error" title={errors('resolutionNotSaved')}>
            {t(`failures.${failure}`)}
          </Callout>
        ) : null}
        <SelectField
          label={t('resolve.status')}
          required
          error={problems.status && fieldText(problems.status, t('resolve.status'))}
          value={draft.status}
          onChange={(status) => setDraft({ ...draft, status })}
          placeholder={t('resolve.choose')}
          options={RESOLUTION_STATUSES.map((value) => ({ value, label: tray(`resolutions.${value}`) }))}
        />
        <TextArea
          label={t('resolve.details')}
          required={draft.status !== undefined && needsDetails(draft.status)}
          error={problems.details && fieldText(problems.details, t('resolve.details'))}
          value={draft.details}
          onChange={(details) => setDraft({ ...draft, details })}
          maxLength={resolutionLimits.details}
        />
      </Dialog>
      {unsaved.dialog}
    </>
  )
}
