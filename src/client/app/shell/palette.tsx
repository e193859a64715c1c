import { useObservable } from 'dexie-react-hooks'
import { Building2, User } from 'lucide-react'
import { useMemo, useState } from 'react'
import { catchError, from, map, of } from 'rxjs'
import { opening } from '#shared/domain/screens/can-open.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import type { Device } from '#client/data/device/device.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import type { Target } from '#client/parts/screen/target.ts'
import { useTexts } from '#client/texts/texts.ts'
import { type CommandItem, CommandPalette } from '#client/ui/overlays/command-palette.tsx'
import type { EarlyKeys } from '#client/ui/keys/early-keys.ts'
import { matchesWords } from '#shared/lib/fold-text.ts'
import { namedScreens, type ScreenGroup } from './menu.ts'
import { useWatched } from '#client/machines/use-watched.ts'

const shownCompanies = 8
const shownEmployees = 8

type Found = CommandItem & { target: Target }

interface PaletteProps {
  /** The menu, whose screens can be found, too. */
  groups: readonly ScreenGroup[]
  company: string | undefined
  endEarly: () => EarlyKeys
  onClose: () => void
  onNavigate: (target: Target) => void
}

/** Screens, companies and people by a few letters, all from this device. */
export function Palette({ groups: menu, company, endEarly, onClose, onNavigate }: PaletteProps) {
  const device = useDevice()
  const t = useTexts('frame')
  const general = useTexts('words')
  const [query, setQuery] = useState('')
  const access = useAccess()
  const mayFind = opening('/employees', access) === 'open'
  const views = useWatched(watchCustomers)
  const words = query.trim()
  const people = useObservable(() => findPeople(device, mayFind ? words : ''), [device, words, mayFind])

  const names = useMemo(() => new Map(device.login.customers.map(({ id, name }) => [id, name])), [device])
  const screens = namedScreens(menu, access).map(({ word, to, icon: Icon, group }): Found => ({
    id: `screen-${to}`,
    label: t(`screens.${word}`),
    detail: t(`groups.${group}`),
    icon: <Icon aria-hidden />,
    target: { to },
  }))
  const companies =
    opening('/companies', access) === 'open'
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
  // What was found for other words is not shown while the answer for these is under way.
  const employees =
    people?.words === words
      ? people.rows.map(({ row }): Found => ({
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
      : []
  const groups = [
    {
      title: t('palette.screens'),
      items: screens.filter(({ label }) => matchesWords(label, words)),
    },
    { title: general('companies'), items: companies },
    { title: general('employees'), items: employees },
  ]

  return (
    <CommandPalette
      open
      onClose={onClose}
      label={t('palette.label')}
      placeholder={t('palette.placeholder')}
      query={query}
      onQuery={setQuery}
      results={groups}
      isLooking={views === undefined || people?.words !== words}
      endEarly={endEarly}
      onPick={({ id }) => {
        const found = groups.flatMap(({ items }) => items).find((item) => item.id === id)
        onClose()
        if (found) onNavigate(found.target)
      }}
      emptyText={t('palette.empty')}
      countText={(count) => t('palette.found', { count })}
      hints={[
        { keys: '↑↓', text: t('palette.move') },
        { keys: '↵', text: t('palette.open') },
        { keys: 'Esc', text: t('palette.close') },
      ]}
    />
  )
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
