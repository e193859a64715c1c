import { useObservable } from 'dexie-react-hooks'
import { useState } from 'react'
import { catchError, map, of } from 'rxjs'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import type { AuditSetting } from '#shared/domain/posture/audit-setting.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { setAudit, watchAuditSettings } from '#client/data/nouns/posture.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useUnsaved } from '#client/parts/use-unsaved.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { Field } from '#client/ui/fields/field.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { AuditCheckList } from './audit-check-list.tsx'
import {
  allInherited,
  type AuditDraft,
  changesOf,
  choose,
  inherit,
  NO_CHOICES,
  saveObstacle,
  shownSettings,
} from './audit-draft.ts'

const CHECK_IDS = checks.map(({ id }) => id)
const SKELETONS = 100
const NONE: readonly AuditSetting[] = []

interface CustomizeAuditDialogProps {
  /** The company that is looked at; undefined where it is all of them. */
  company: string | undefined
  nameOf: (checkId: string) => string
  onClose: () => void
}

/** What the audit looks at, for all companies or for one: read from this device, changed here first (POST-15 to POST-20). */
export function CustomizeAuditDialog({ company, nameOf, onClose }: CustomizeAuditDialogProps) {
  const device = useDevice()
  const t = useTexts('audit')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const mayEverywhere = mayChangeOrganization(device.login.userData)
  const companies = useObservable(() => watchCustomers(device), [device])
  const read = useObservable(
    () =>
      watchAuditSettings(device).pipe(
        map((settings) => ({ settings })),
        catchError(() => of({ settings: undefined })),
      ),
    [device],
  )
  const [isEverywhere, setEverywhere] = useState(mayEverywhere && company === undefined)
  const [chosen, setChosen] = useState(company)
  const [search, setSearch] = useState('')
  const [draft, setDraft] = useState<AuditDraft>(NO_CHOICES)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<'forbidden' | 'notKept'>()

  const customerId = isEverywhere ? null : chosen
  const settings = read?.settings
  const changes = customerId === undefined ? [] : changesOf(draft, settings ?? NONE, customerId)
  const unsaved = useUnsaved(changes.length > 0)
  const leave = () => unsaved.guard(onClose)
  const obstacle = saveObstacle({ isLoaded: settings !== undefined, isSaving, customerId, changes })
  const beginAt = (act: () => void) =>
    unsaved.guard(() => {
      act()
      setDraft(NO_CHOICES)
      setFailure(undefined)
    })

  const save = async () => {
    if (obstacle !== undefined || customerId === undefined) return
    setSaving(true)
    const name = companies?.find(({ row }) => row.id === customerId)?.row.name ?? ''
    const { outcome } = await setAudit(device, customerId, changes, name)
    setSaving(false)
    if (outcome !== 'saved') return setFailure(outcome === 'forbidden' ? 'forbidden' : 'notKept')
    showToast({ tone: 'ok', text: t('saved') })
    onClose()
  }
  const shown = shownSettings(CHECK_IDS, settings ?? NONE, customerId ?? null, draft)
  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={t('title')}
        closeLabel={words('close')}
        onSubmit={() => void save()}
        footer={
          <>
            <Button
              disabledReason={customerId === undefined ? t('obstacles.noCompany') : undefined}
              onClick={() => setDraft(allInherited(CHECK_IDS))}
            >
              {t('reset')}
            </Button>
            <Button onClick={leave}>{words('cancel')}</Button>
            <Button
              type="submit"
              variant="primary"
              busy={isSaving}
              disabledReason={obstacle && t(`obstacles.${obstacle}`)}
            >
              {words('save')}
            </Button>
          </>
        }
      >
        <p>{t('purpose')}</p>
        {failure ? (
          <Callout tone="error" title={errors('auditNotUpdated')}>
            {t(`failures.${failure}`)}
          </Callout>
        ) : null}
        {mayEverywhere ? (
          <div>
            <Segmented
              label={t('scope.label')}
              value={isEverywhere ? 'all' : 'company'}
              onChange={(scope) => beginAt(() => setEverywhere(scope === 'all'))}
              options={[
                { value: 'all', label: words('allCompanies') },
                { value: 'company', label: t('scope.company') },
              ]}
            />
          </div>
        ) : null}
        {isEverywhere ? null : (
          <Field label={words('company')} required>
            {() => (
              <ComboBox
                label={words('company')}
                value={chosen}
                onChange={(id) => beginAt(() => setChosen(id))}
                options={(companies ?? []).map(({ row }) => ({ value: row.id, label: row.name }))}
                placeholder={words('chooseCompany')}
                searchPlaceholder={words('findCompanies')}
                emptyText={t('company.none')}
                wide
              />
            )}
          </Field>
        )}
        {customerId === undefined ? null : read === undefined ? (
          <SkeletonRows rows={SKELETONS} label={t('loading')} />
        ) : settings === undefined ? (
          <Callout tone="error">{errors('auditNotRead')}</Callout>
        ) : (
          <>
            <TextField
              label={words('findChecks')}
              hideLabel
              type="search"
              placeholder={words('findChecks')}
              value={search}
              onChange={setSearch}
            />
            <AuditCheckList
              settings={new Map(shown.map((each) => [each.checkId, each]))}
              search={search}
              nameOf={nameOf}
              onChoose={(checkId, isIncluded) => setDraft(choose(draft, customerId, checkId, isIncluded))}
              onInherit={isEverywhere ? undefined : (checkId) => setDraft(inherit(draft, checkId))}
            />
          </>
        )}
      </Dialog>
      {unsaved.dialog}
    </>
  )
}
