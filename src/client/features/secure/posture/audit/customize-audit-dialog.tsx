import { useObservable } from 'dexie-react-hooks'
import { useState } from 'react'
import { catchError, map, of } from 'rxjs'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import type { AuditSetting } from '#shared/domain/posture/audit-setting.ts'
import { checks, checksOf } from '#shared/domain/posture/checks.ts'
import { cloudsOf } from '#shared/domain/posture/posture.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { setAudit, watchAuditSettings, watchPostures } from '#client/data/nouns/secure/posture.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { Field } from '#client/ui/fields/field.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { SearchField } from '#client/ui/fields/search-field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { AuditCheckList } from './audit-check-list.tsx'
import { choicesOf, choose, inherit, saveObstacle, shownSettings, storedChoices } from './audit-draft.ts'
import { useWatched } from '#client/machines/use-watched.ts'

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
  const errors = useTexts('errors')
  const companies = useWatched(watchCustomers)
  const audit = useAudit(company)
  const { scope, customerId, form, obstacle, noReset } = audit

  const save = async () => {
    if (obstacle !== undefined || customerId === undefined) return
    const name = companies?.find(({ row }) => row.id === customerId)?.row.name ?? ''
    if (!(await form.submit(() => setAudit(device, customerId, choicesOf(form.changes), name)))) return
    showToast({ tone: 'ok', text: t('saved') })
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={t('title')}
      disabledReason={obstacle && t(`obstacles.${obstacle}`)}
      acts={
        <Button
          disabledReason={noReset && t(`obstacles.${noReset}`)}
          onClick={() => form.set(inherit(CHECK_IDS))}
        >
          {t('reset')}
        </Button>
      }
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>{t('purpose')}</p>
      <FormFields
        form={form}
        failedTitle={errors('auditNotUpdated')}
        failureText={(failure) => t(`failures.${failure === 'forbidden' ? failure : 'notKept'}`)}
      >
        <AuditScope
          {...scope}
          companies={(companies ?? []).map(({ row }) => ({ value: row.id, label: row.name }))}
        />
        <AuditChoices audit={audit} nameOf={nameOf} />
      </FormFields>
    </FormDialog>
  )
}

/** Whose audit it is, and the form of what it looks at. `read`: undefined while this device reads what is stored. */
function useAudit(company: string | undefined) {
  const device = useDevice()
  const mayEverywhere = mayChangeOrganization(device.login.userData)
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

  const customerId = isEverywhere ? null : chosen
  const settings = read?.settings
  const form = useForm({
    seen: storedChoices(CHECK_IDS, settings ?? NONE, customerId),
    judge: () => ({}),
    isLive: true,
  })
  const isLoaded = settings !== undefined
  const changes = choicesOf(form.changes)
  const beginAt = (act: () => void) =>
    form.guard(() => {
      act()
      form.restart()
    })
  const scope: Omit<AuditScopeProps, 'companies'> = {
    mayEverywhere,
    isEverywhere,
    company: chosen,
    onEverywhere: (next) => beginAt(() => setEverywhere(next)),
    onCompany: (id) => beginAt(() => setChosen(id)),
  }
  return {
    scope,
    customerId,
    read,
    form,
    search,
    setSearch,
    obstacle: saveObstacle({ isLoaded, isSaving: form.isSaving, customerId, changes }),
    noReset: customerId === undefined ? 'noCompany' : isLoaded ? undefined : 'loading',
  } as const
}

interface AuditChoicesProps {
  audit: ReturnType<typeof useAudit>
  nameOf: (checkId: string) => string
}

/** The checks, each looked at or not, once it is known whose audit it is and what is stored of it. */
function AuditChoices({
  audit: { customerId, read, form, search, setSearch, scope },
  nameOf,
}: AuditChoicesProps) {
  const t = useTexts('audit')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const checkIds = useCheckIds(customerId)
  if (customerId === undefined) return null
  if (read === undefined) return <SkeletonRows rows={SKELETONS} label={t('loading')} />
  const { settings } = read
  if (settings === undefined) return <Callout tone="error">{errors('auditNotRead')}</Callout>
  const shown = shownSettings(checkIds, settings, customerId, form.values)
  return (
    <>
      <SearchField label={words('findChecks')} value={search} onChange={setSearch} />
      <AuditCheckList
        settings={new Map(shown.map((each) => [each.checkId, each]))}
        search={search}
        nameOf={nameOf}
        onChoose={(checkId, isIncluded) => form.set(choose(customerId, checkId, isIncluded))}
        onInherit={scope.isEverywhere ? undefined : (checkId) => form.set(inherit([checkId]))}
      />
    </>
  )
}

/** The checks of the clouds that a company, or (null) any of them, has. */
function useCheckIds(customerId: string | null | undefined): string[] {
  const postures = useWatched(watchPostures)
  const clouds =
    customerId === null
      ? [undefined, ...(postures?.values() ?? [])].flatMap(cloudsOf)
      : cloudsOf(postures?.get(customerId ?? ''))
  return [...new Set(clouds)].flatMap((cloud) => checksOf(cloud).map(({ id }) => id))
}

interface AuditScopeProps {
  mayEverywhere: boolean
  isEverywhere: boolean
  company: string | undefined
  companies: { value: string; label: string }[]
  onEverywhere: (isEverywhere: boolean) => void
  onCompany: (id: string) => void
}

/** Whose audit it is: that of all companies, or of one. */
function AuditScope({
  mayEverywhere,
  isEverywhere,
  company,
  companies,
  onEverywhere,
  onCompany,
}: AuditScopeProps) {
  const t = useTexts('audit')
  const words = useTexts('words')
  return (
    <>
      {mayEverywhere ? (
        <div>
          <Segmented
            label={t('scope.label')}
            value={isEverywhere ? 'all' : 'company'}
            onChange={(scope) => onEverywhere(scope === 'all')}
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
              value={company}
              onChange={onCompany}
              options={companies}
              placeholder={words('chooseCompany')}
              searchPlaceholder={words('findCompanies')}
              emptyText={t('company.none')}
              wide
            />
          )}
        </Field>
      )}
    </>
  )
}
