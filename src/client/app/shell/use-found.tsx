import { useObservable } from 'dexie-react-hooks'
import { Building2, User } from 'lucide-react'
import { useMemo } from 'react'
import { catchError, from, map, of } from 'rxjs'
import { opening } from '#shared/domain/screens/can-open.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import type { Device } from '#client/data/device/device.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import type { Target } from '#client/parts/screen/target.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { CommandItem } from '#client/ui/overlays/command-palette.tsx'
import { matchesWords } from '#shared/lib/fold-text.ts'
import { namedScreens, type ScreenGroup } from './menu.ts'
import { useWatched } from '#client/machines/use-watched.ts'

const shownCompanies = 8
const shownEmployees = 8

type Found = CommandItem & { target: Target }

interface Asked {
  /** The menu, whose screens can be found, too. */
  menu: readonly ScreenGroup[]
  /** The chosen company; undefined for all. */
  company: string | undefined
  words: string
}

/** The screens, companies and people that have the words. `isLooking`: more of them may come. */
export function useFound(asked: Asked) {
  const general = useTexts('words')
  const t = useTexts('frame')
  const screens = useScreens(asked)
  const companies = useCompanies(asked)
  const employees = useEmployees(asked)
  const groups = [
    { title: t('palette.screens'), items: screens },
    { title: general('companies'), items: companies.found },
    { title: general('employees'), items: employees.found },
  ]
  return { groups, isLooking: companies.isLooking || employees.isLooking }
}

/** In the order of the menu; of those that have the words first the one whose name they make up most of. */
function useScreens({ menu, words }: Asked): Found[] {
  const t = useTexts('frame')
  const access = useAccess()
  return namedScreens(menu, access)
    .map(({ word, to, icon: Icon, group }) => ({
      id: `screen-${to}`,
      label: t(`screens.${word}`),
      detail: t(`groups.${group}`),
      icon: <Icon aria-hidden />,
      // There are more of them than the compiler compares one by one.
      target: { to } as Target,
    }))
    .filter(({ label }) => matchesWords(label, words))
    .toSorted((a, b) => (words === '' ? 0 : a.label.length - b.label.length))
}

function useCompanies({ words }: Asked) {
  const t = useTexts('frame')
  const mayOpen = opening('/companies', useAccess()) === 'open'
  const views = useWatched(watchCustomers)
  const found = mayOpen
    ? (views ?? [])
        .filter(({ row }) => matchesWords(row.name, words))
        .slice(0, shownCompanies)
        .map(({ row }): Found => ({
          id: `company-${row.id}`,
          label: row.name,
          detail: row.active ? undefined : t('company.deactivated'),
          icon: <Building2 aria-hidden />,
          target: { to: '/companies', search: { open: row.id } },
        }))
    : []
  return { found, isLooking: views === undefined }
}

function useEmployees({ company, words }: Asked) {
  const device = useDevice()
  const mayFind = opening('/employees', useAccess()) === 'open'
  const people = useObservable(() => findPeople(device, mayFind ? words : ''), [device, words, mayFind])
  const names = useMemo(() => new Map(device.login.customers.map(({ id, name }) => [id, name])), [device])
  // What was found for other words is not shown while the answer for these is under way.
  const rows = people?.words === words ? people.rows : undefined
  const found = (rows ?? []).map(({ row }): Found => ({
    id: `employee-${row.id}`,
    label: row.display_name,
    detail: [names.get(row.customer_id), row.email].filter(Boolean).join(' · '),
    icon: <User aria-hidden />,
    target: {
      to: '/employees',
      search: {
        employee: row.id,
        of: row.customer_id,
        ...(company === row.customer_id ? { company } : {}),
      },
    },
  }))
  return { found, isLooking: rows === undefined }
}

/** People of all companies whose name or address has the words. */
function findPeople({ sync }: Device, words: string) {
  const nobody = { words, rows: [] }
  if (words === '') return of(nobody)
  return from(
    sync.queryEmployees({
      search: words,
      filters: {},
      sort: { field: 'first_name', direction: 'asc' },
      offset: 0,
      limit: shownEmployees,
    }),
  ).pipe(
    map(({ rows }) => ({ words, rows })),
    // A worker that cannot answer leaves screens and companies to be found.
    catchError(() => of(nobody)),
  )
}
