import { useObservable } from 'dexie-react-hooks'
import { useMemo, useState } from 'react'
import { from } from 'rxjs'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import {
  changeLicenses,
  readPeople,
  watchCompanyLicenses,
  watchSeats,
} from '#client/data/nouns/licenses/licenses.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { licenseName } from '#client/parts/license-words.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { licenseCatalogue, MODULES } from '#shared/domain/licenses/catalogue.ts'
import { availableOf, boughtOf } from '#shared/domain/licenses/license-pool.ts'
import { isNfr, type ModuleNumber, moduleOf, type Seat } from '#shared/domain/licenses/seat.ts'
import { isOwn } from '#shared/domain/customers/own-company.ts'
import { byCompany, type EmployeeRef } from '../employee-selection.ts'
import { heldBy, type LicenseMode, outlookOf } from './license-wish.ts'
import { useTellSaved } from '../use-tell-saved.ts'

const NUMBERS = licenseCatalogue.map(({ moduleNumber }): ModuleNumber => moduleNumber)
const byHand = (moduleNumber: ModuleNumber): Seat => ({ moduleNumber, isAutoAssigned: false })

interface LicenseDialogProps {
  mode: LicenseMode
  employees: readonly EmployeeRef[]
  companyNames: ReadonlyMap<string, string>
  onClose: () => void
  onDone?: () => void
}

/** Gives people licences or takes them (EMP-21, EMP-22): tells beforehand what is left, and asks the server by the queue. */
export function LicenseDialog({ mode, employees, companyNames, onClose, onDone }: LicenseDialogProps) {
  const device = useDevice()
  const t = useTexts('licenses')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const tellSaved = useTellSaved()
  const groups = useMemo(() => byCompany(employees), [employees])
  const people = useObservable(() => from(readPeople(device, groups)), [device, groups])
  const known = useKnownSeats()
  const [chosen, setChosen] = useState<readonly ModuleNumber[]>([])
  const [isSaving, setSaving] = useState(false)
  const outlook = people && known && outlookOf(mode, people, chosen.map(byHand), known)
  const why =
    chosen.length === 0
      ? t('dialog.chooseOne')
      : outlook?.refusal
        ? errors(outlook.refusal)
        : outlook?.people.length === 0
          ? t(`dialog.${mode}.nobody`)
          : undefined

  const save = async () => {
    if (!outlook || why) return
    setSaving(true)
    const answers = await changeLicenses(
      device,
      mode === 'assign' ? 'license.assign' : 'license.remove',
      groupsOf(outlook.people, companyNames, (count) => t('dialog.people', { count })),
      chosen.map(byHand),
    )
    setSaving(false)
    if (!tellSaved(answers)) return
    onDone?.()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`dialog.${mode}.title`, { count: employees.length })}
      closeLabel={words('close')}
      size="small"
      onSubmit={() => void save()}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isSaving} disabledReason={why}>
            {t(`dialog.${mode}.confirm`)}
          </Button>
        </>
      }
    >
      {people && known ? (
        <>
          {mode === 'assign' ? (
            <AssignChoices people={people} chosen={chosen} onChoose={setChosen} known={known} />
          ) : (
            <RemoveChoices people={people} chosen={chosen} onChoose={setChosen} />
          )}
          {outlook && outlook.ignored > 0 ? (
            <Callout tone="info">{t('dialog.ignored', { count: outlook.ignored })}</Callout>
          ) : null}
          {chosen.length > 0 && outlook?.refusal ? (
            <Callout tone="warn">{errors(outlook.refusal)}</Callout>
          ) : null}
        </>
      ) : (
        <SkeletonRows rows={3} label={t('dialog.reading')} />
      )}
    </Dialog>
  )
}

/** What this device knows of seats and of companies; undefined until it was read. */
function useKnownSeats() {
  const seats = useWatched(watchSeats)
  const companies = useWatched(watchCustomers)
  const views = useWatched(watchCompanyLicenses)
  return useMemo(
    () =>
      seats &&
      companies &&
      views && {
        ...seats,
        settings: new Map([...views].map(([id, { row }]) => [id, row])),
        own: new Set(companies.flatMap(({ row }) => (isOwn(row) ? row.id : []))),
      },
    [seats, companies, views],
  )
}

interface Choices {
  people: readonly Employee[]
  chosen: readonly ModuleNumber[]
  onChoose: (chosen: readonly ModuleNumber[]) => void
}

/** One tier of each module, with how many are left. */
function AssignChoices({
  people,
  chosen,
  onChoose,
  known: { subscription, counts, own },
}: Choices & { known: NonNullable<ReturnType<typeof useKnownSeats>> }) {
  const t = useTexts('licenses')
  const locale = useLocale()
  const isOfOwn = people.every(({ customer_id }) => own.has(customer_id))
  const offered = NUMBERS.filter((number) => isOfOwn || !isNfr(number))
  const labelOf = (number: ModuleNumber) =>
    t('dialog.left', {
      license: licenseName(number),
      available: Math.max(0, availableOf(subscription, counts, number)).toLocaleString(locale),
      bought: boughtOf(subscription, number).toLocaleString(locale),
    })
  return MODULES.map((module) => (
    <SelectField
      key={module}
      label={t(`modules.${module}`)}
      value={String(chosen.find((number) => moduleOf(number) === module) ?? '')}
      onChange={(value) =>
        onChoose([
          ...chosen.filter((number) => moduleOf(number) !== module),
          ...NUMBERS.filter((number) => String(number) === value),
        ])
      }
      options={[
        { value: '', label: t('dialog.unchanged') },
        ...offered
          .filter((number) => moduleOf(number) === module)
          .map((number) => ({ value: String(number), label: labelOf(number) })),
      ]}
    />
  ))
}

/** The licences that these people hold. What is not for resale stays, and says so. */
function RemoveChoices({ people, chosen, onChoose }: Choices) {
  const t = useTexts('licenses')
  const held = heldBy(people, NUMBERS)
  if (held.length === 0) return <p>{t('dialog.holdNothing')}</p>
  return held.map(({ moduleNumber, count }) => (
    <Checkbox
      key={moduleNumber}
      label={t('dialog.held', { license: licenseName(moduleNumber), people: count })}
      checked={chosen.includes(moduleNumber)}
      onChange={(isChosen) =>
        onChoose(
          isChosen
            ? [...chosen.filter((each) => moduleOf(each) !== moduleOf(moduleNumber)), moduleNumber]
            : chosen.filter((each) => each !== moduleNumber),
        )
      }
    />
  ))
}

function groupsOf(
  people: readonly Employee[],
  companyNames: ReadonlyMap<string, string>,
  many: (count: number) => string,
) {
  return [...Map.groupBy(people, ({ customer_id }) => customer_id)].map(([customerId, members]) => {
    const [first] = members
    return {
      customerId,
      ids: members.map(({ id }) => id),
      subject: first && members.length === 1 ? first.display_name || first.email : many(members.length),
      place: companyNames.get(customerId) ?? '',
    }
  })
}
