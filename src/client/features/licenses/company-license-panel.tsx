import { chakra } from '@chakra-ui/react'
import { useObservable } from 'dexie-react-hooks'
import { useState } from 'react'
import { watchPeople, type Seats, setAutoAssign } from '#client/data/nouns/licenses/licenses.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { Section } from '#client/parts/connection/section.tsx'
import { licenseName } from '#client/parts/license-words.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Switch } from '#client/ui/fields/switch.tsx'
import { Badge } from '#client/ui/figures/badge.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { lacks } from '#shared/domain/licenses/assignment.ts'
import { availableOf } from '#shared/domain/licenses/license-pool.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { opensDialog } from '#shared/domain/screens/dialogs.ts'
import { Short } from './company-license-columns.tsx'
import type { CompanyLicenseRow } from './license-rows.ts'
import { SecureDialog } from './secure-dialog.tsx'
import { useTellKept } from './use-tell-kept.ts'

const People = chakra('ul', {
  base: {
    display: 'grid',
    gap: 2,
    fontSize: 'control',
    '& li': { display: 'grid', overflowWrap: 'anywhere' },
  },
})

/** How many licensed people are named; the list of employees has all of them. */
const NAMED = 50

interface CompanyLicensePanelProps {
  row: CompanyLicenseRow
  seats: Seats | undefined
  onEmployees: () => void
  onClose: () => void
}

/** What everybody of a company is given, and who holds what; mounted with its id as key. */
export function CompanyLicensePanel({ row, seats, onEmployees, onClose }: CompanyLicensePanelProps) {
  const device = useDevice()
  const t = useTexts('licenses')
  const words = useTexts('words')
  const [isChoosing, setChoosing] = useState(false)
  const people = useObservable(() => watchPeople(device, row.id), [device, row.id])
  const lock = useLocks(row)
  return (
    <SidePanel
      title={row.customer.name}
      context={words('company')}
      summary={
        <Tags>
          {row.isPending ? <Badge tone="amber">{t('panel.pending')}</Badge> : null}
          <Short short={row.short} t={t} />
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="primary"
            disabledReason={lock.secure ?? (people && seats ? undefined : t('dialog.reading'))}
            onClick={() => setChoosing(true)}
          >
            {t(row.settings.secure === 'none' ? 'secure.open' : 'secure.openChange')}
          </Button>
          <Button onClick={onEmployees}>{words('employees')}</Button>
        </>
      }
    >
      {people && seats ? (
        <>
          <AutoAssign row={row} seats={seats} people={people} locked={lock.auto} />
          <Section title={t('panel.people')}>
            <LicensedPeople people={people.filter(({ seats: held }) => held.length > 0)} />
          </Section>
          {isChoosing ? (
            <SecureDialog
              customer={row.customer}
              tier={row.settings.secure}
              people={people}
              seats={seats}
              onClose={() => setChoosing(false)}
            />
          ) : null}
        </>
      ) : (
        <SkeletonRows rows={6} label={t('dialog.reading')} />
      )}
    </SidePanel>
  )
}

/** Why what everybody is given cannot be switched here. */
function useLocks({ customer }: CompanyLicenseRow) {
  const t = useTexts('licenses')
  const errors = useTexts('errors')
  const access = useAccess()
  const readOnly = useReadOnlyReason() ?? (customer.active ? undefined : errors('customerInactive'))
  const mayManage = reaches(access.permissions.licenseCenter, 'manage')
  return {
    auto: mayManage ? readOnly : t('noManage'),
    secure: opensDialog('enableSecure', access) ? readOnly : t('secure.noManage'),
  }
}

interface AutoAssignProps {
  row: CompanyLicenseRow
  seats: Seats
  people: readonly Employee[]
  locked: string | undefined
}

/** Discover and Engage, each with its switch (EMP-23). */
function AutoAssign({ row, seats, people, locked }: AutoAssignProps) {
  const device = useDevice()
  const t = useTexts('licenses')
  const errors = useTexts('errors')
  const tellKept = useTellKept()
  const [refused, setRefused] = useState(false)
  const change = async (number: 10 | 11, on: boolean) => {
    const needed = people.filter((each) => lacks(each, number)).length
    const isShort = on && needed > availableOf(seats.subscription, seats.counts, number)
    setRefused(isShort)
    if (!isShort) tellKept(await setAutoAssign(device, { id: row.id, name: row.customer.name }, number, on))
  }
  return (
    <Section title={t('panel.auto')}>
      <p>{t('panel.autoPurpose')}</p>
      {locked ? <Callout tone="info">{locked}</Callout> : null}
      {([10, 11] as const).map((number) =>
        locked ? (
          <p key={number}>
            {licenseName(number)} <Quiet>{t(row.settings.auto_assign.includes(number) ? 'on' : 'off')}</Quiet>
          </p>
        ) : (
          <Switch
            key={number}
            label={licenseName(number)}
            checked={row.settings.auto_assign.includes(number)}
            onChange={(on) => void change(number, on)}
          />
        ),
      )}
      {refused ? <Callout tone="warn">{errors('notEnoughLicenses')}</Callout> : null}
      <p>
        {t('columns.secure')} <Quiet>{t(`tier.${row.settings.secure}`)}</Quiet>
      </p>
    </Section>
  )
}

function LicensedPeople({ people }: { people: readonly Employee[] }) {
  const t = useTexts('licenses')
  if (people.length === 0) return <Quiet>{t('panel.nobody')}</Quiet>
  return (
    <>
      <People>
        {people.slice(0, NAMED).map(({ id, display_name, email, seats }) => (
          <li key={id}>
            <span>{display_name || email}</span>
            <Quiet>{seats.map(({ moduleNumber }) => licenseName(moduleNumber)).join(', ')}</Quiet>
          </li>
        ))}
      </People>
      {people.length > NAMED ? <Quiet>{t('panel.more', { count: people.length - NAMED })}</Quiet> : null}
    </>
  )
}
