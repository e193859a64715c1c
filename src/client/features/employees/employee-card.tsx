import { chakra } from '@chakra-ui/react'
import type { View } from '#client/data/rows/merge.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts } from '#client/ui/data-table/cells.tsx'
import { DirectoryFact, GoogleBadge, IgnoredBadge, MfaFact } from './employee-facts.tsx'

const Line = chakra('div', { base: { truncate: true, fontSize: 'control', color: 'muted' } })
type EmployeeCardProps = { view: View<'employee'>; company: string | undefined; onOpen: () => void }

/** An employee in a list on a phone. */
export function EmployeeCard({ view: { row }, company, onOpen }: EmployeeCardProps) {
  return (
    <>
      <CardOpener onClick={onOpen}>{row.display_name || row.email}</CardOpener>
      <Line>{row.email}</Line>
      <Line>{[company, row.department, row.job_title].filter(Boolean).join(' · ')}</Line>
      <CardFacts>
        <MfaFact status={row.mfa_status} isNamed />
        {row.directory === 'missing' ? <DirectoryFact state={row.directory} isNamed /> : null}
        {row.ignored ? <IgnoredBadge /> : null}
        <GoogleBadge row={row} />
      </CardFacts>
    </>
  )
}
