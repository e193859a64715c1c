import { chakra } from '@chakra-ui/react'
import type { View } from '#client/data/rows/merge.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { DirectoryFact, IgnoredBadge, MfaFact } from './employee-facts.tsx'

const Summary = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    rowGap: 1.5,
    fontSize: 'control',
  },
})

/** How an employee stands, in one line. */
export function EmployeeSummary({ view: { row, isPending, isConflict } }: { view: View<'employee'> }) {
  const t = useTexts('employees')
  return (
    <Summary>
      <MfaFact status={row.mfa_status} isNamed />
      <DirectoryFact state={row.directory} isNamed />
      {row.ignored ? <IgnoredBadge /> : null}
      {isConflict ? (
        <Badge tone="red">{t('panel.decide')}</Badge>
      ) : isPending ? (
        <Badge tone="amber">{t('panel.waiting')}</Badge>
      ) : null}
    </Summary>
  )
}

/** What has to be known before anything else is read. */
export function EmployeeNotes({
  view: { row, isConflict },
  companyName,
}: {
  view: View<'employee'>
  companyName: string
}) {
  const t = useTexts('employees')
  return (
    <>
      {isConflict ? (
        <Callout tone="error" title={t('panel.decide')}>
          {t('panel.decideText')}
        </Callout>
      ) : null}
      {row.directory === 'missing' ? (
        <Callout tone="warn" title={t('panel.vanishedTitle')}>
          {t('panel.vanished', { company: companyName })}
        </Callout>
      ) : null}
      {row.ignored ? <Callout tone="info">{t('panel.ignoredNote')}</Callout> : null}
    </>
  )
}
