import { chakra } from '@chakra-ui/react'
import type { View } from '#client/data/rows/merge.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { DirectoryFact, IgnoredBadge, MfaFact } from './employee-facts.tsx'

const Line = chakra('div', { base: { truncate: true, fontSize: 'control', color: 'muted' } })
const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    rowGap: 1,
    mt: 1.5,
    fontSize: 'control',
  },
})

type EmployeeCardProps = { view: View<'employee'>; company: string | undefined; onOpen: () => void }

/** An employee in a list on a phone. */
export function EmployeeCard({ view: { row }, company, onOpen }: EmployeeCardProps) {
  return (
    <>
      <CardOpener onClick={onOpen}>{row.display_name || row.email}</CardOpener>
      <Line>{row.email}</Line>
      <Line>{[company, row.department, row.job_title].filter(Boolean).join(' · ')}</Line>
      <Facts>
        <MfaFact status={row.mfa_status} isNamed />
        {row.directory === 'missing' ? <DirectoryFact state={row.directory} isNamed /> : null}
        {row.ignored ? <IgnoredBadge /> : null}
      </Facts>
    </>
  )
}
