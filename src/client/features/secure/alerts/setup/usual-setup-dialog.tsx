import { useObservable } from 'dexie-react-hooks'
import { useState } from 'react'
import { catchError, combineLatest, map, of } from 'rxjs'
import { nothingUsual, type UsualException, type UsualSetup } from '#shared/domain/alerts/usual-setup.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { setUsualSetup, watchUsualSetup } from '#client/data/nouns/secure/usual-setup.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { ExceptionDialog } from './exception-dialog.tsx'
import type { ListProblem } from './list-text.ts'
import { UsualSetupFormFields } from './usual-setup-fields.tsx'
import { draftOf, problemsOf, setupOf, storedDraft, type UsualDraft } from './usual-setup-form.ts'

interface UsualSetupDialogProps {
  /** Null: all companies. */
  customerId: string | null
  onClose: () => void
}

interface FoundSetup {
  own: UsualSetup | undefined
  everywhere: UsualSetup | undefined
  /** Of the company. */
  name: string
}

/** What is usual at a company or at all of them: read from this device, changed here first (ALERT-13 to ALERT-15). */
export function UsualSetupDialog({ customerId, onClose }: UsualSetupDialogProps) {
  const t = useTexts('usualSetup')
  const words = useTexts('words')
  const found = useFoundSetup(customerId)
  // Nothing for the moment of a local read: one dialog in another's place would take its focus for a press outside.
  if (!found) return null
  if (found !== 'failed') return <UsualSetupEditor customerId={customerId} onClose={onClose} found={found} />
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={words('close')}>
      <Callout tone="error">{t('notRead')}</Callout>
    </Dialog>
  )
}

function useFoundSetup(customerId: string | null): FoundSetup | 'failed' | undefined {
  const device = useDevice()
  return useObservable(
    () =>
      combineLatest([
        watchUsualSetup(device, customerId),
        watchUsualSetup(device, null),
        watchCustomers(device),
      ]).pipe(
        map(([own, everywhere, companies]) => ({
          own: own?.row,
          everywhere: everywhere?.row,
          name: companies.find(({ row }) => row.id === customerId)?.row.name ?? '',
        })),
        catchError(() => of('failed' as const)),
      ),
    [device, customerId],
  )
}

/** The form behind the dialog, once what was said is read. */
export function UsualSetupEditor({
  customerId,
  onClose,
  found,
}: UsualSetupDialogProps & { found: FoundSetup }) {
  const device = useDevice()
  const t = useTexts('usualSetup')
  const words = useTexts('words')
  const obstacle = useObstacle(customerId)
  const [{ own, everywhere, name }] = useState(found)
  const [opened, setOpened] = useState<{ at: number | undefined }>()
  const form = useForm<UsualDraft, ListProblem>({
    heldBy: ['modal'],
    seen: draftOf(own),
    judge: problemsOf,
    stored: storedDraft,
  })
  const { exceptions } = form.values

  const save = async () => {
    if (!form.isChanged) return
    const whose = { customerId, name, seen: own }
    const saved = await form.submit((draft) => setUsualSetup(device, whose, setupOf(draft)))
    if (!saved) return
    showToast({ tone: 'ok', text: t('saved') })
    onClose()
  }
  const put = (at: number | undefined, exception: UsualException) =>
    form.set({
      exceptions: at === undefined ? [...exceptions, exception] : exceptions.with(at, exception),
    })
  return (
    <>
      <FormDialog
        form={form}
        title={t('title')}
        disabledReason={form.isChanged ? undefined : words('unchanged')}
        onSave={obstacle === undefined ? () => void save() : undefined}
        onClose={onClose}
      >
        {obstacle === undefined ? null : <Callout tone="info">{obstacle}</Callout>}
        <p>{customerId === null ? t('purposeAll') : t('purpose', { company: name })}</p>
        <UsualSetupFormFields
          form={form}
          everywhere={customerId === null ? undefined : (everywhere ?? nothingUsual)}
          readOnly={obstacle !== undefined}
          onException={(at) => setOpened({ at })}
        />
      </FormDialog>
      {opened ? (
        <ExceptionDialog
          seen={opened.at === undefined ? undefined : exceptions[opened.at]}
          onDone={(exception) => put(opened.at, exception)}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  )
}

/** Why this person may not change what is usual; undefined where they may. */
function useObstacle(customerId: string | null): string | undefined {
  const { permissions, userData } = useDevice().login
  const t = useTexts('usualSetup')
  const readOnly = useReadOnlyReason()
  if (!reaches(permissions.secure, 'manage')) return t('readOnly')
  if (customerId === null && !mayChangeOrganization(userData)) return t('readOnlyAll')
  return readOnly
}
