import { chakra } from '@chakra-ui/react'
import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { lintGaps } from '#client/features/secure/parts/lint-gaps.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Opener } from '#client/ui/opener.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { RuleLink } from './finding-parts.tsx'
import { groupFindings, type LeftReason, lookedCounts, type RuleGroup } from './group-findings.ts'
import type { ListedPolicy } from './policy-rows.ts'
import { LintSeverityBadge } from './severity-tags.tsx'
import type { LookedAtByCompany } from './watch-looked-at.ts'

const Groups = chakra('div', { base: { display: 'grid', gap: 3 } })
const Group = chakra('section', {
  base: {
    display: 'grid',
    gap: 1.5,
    justifyItems: 'start',
    px: 3.5,
    py: 3,
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& h2': { fontSize: 'body', fontWeight: 'semibold' },
    '& > p': { maxW: '48rem' },
  },
})
const Places = chakra('details', {
  base: { w: 'full', '& > summary': { cursor: 'pointer', color: 'muted' }, '& li': { mt: 1 } },
})

interface FindingsTabProps {
  looked: LookedAtByCompany
  /** Of so many companies it is not known yet. */
  total: number
  policies: readonly ListedPolicy[]
  companyOf: (id: string) => string
  onOpen: (policyId: string) => void
  tabs: ReactNode
}

/** What is wrong with the policies of every company, by the rule, the gravest first. */
export function FindingsTab({ looked, total, policies, companyOf, onOpen, tabs }: FindingsTabProps) {
  const t = useTexts('access')
  const groups = useMemo(() => groupFindings(looked), [looked])
  const byVendorId = useMemo(
    () => new Map(policies.map((each) => [`${each.customerId}/${each.policy.id}`, each])),
    [policies],
  )
  const counts = lookedCounts(looked)
  const isDone = looked.size >= total
  return (
    <>
      {tabs}
      <div role="status">
        <Quiet>
          {isDone ? (
            <Looked looked={counts.looked} left={counts.left} />
          ) : (
            t('findings.looking', { done: looked.size, total })
          )}
        </Quiet>
      </div>
      {isDone && counts.withoutEmergency > 0 ? (
        <Callout tone="info">{t('findings.noEmergency', { count: counts.withoutEmergency })}</Callout>
      ) : null}
      {groups.length === 0 && isDone ? (
        <EmptyState
          icon={<ShieldCheck aria-hidden />}
          title={t(counts.looked > 0 ? 'findings.none' : 'findings.nobody')}
          reason={t(counts.looked > 0 ? 'findings.noneReason' : 'findings.nobodyReason')}
        />
      ) : null}
      <Groups>
        {groups.map((group) => (
          <RuleSection
            key={group.rule}
            group={group}
            policyOf={(customerId, id) => byVendorId.get(`${customerId}/${id}`)}
            companyOf={companyOf}
            onOpen={onOpen}
          />
        ))}
      </Groups>
    </>
  )
}

/** How many companies were looked at, and how many not and why. */
function Looked({ looked, left }: Omit<ReturnType<typeof lookedCounts>, 'withoutEmergency'>) {
  const t = useTexts('access')
  const posture = useTexts('posture')
  const count = [...left.values()].reduce((sum, each) => sum + each, 0)
  const reason = (each: LeftReason) =>
    each === 'notHere'
      ? t('findings.notHere')
      : posture(`reasons.${each === 'noLicense' ? 'notLicensed' : each}`)
  return (
    <>
      {t('findings.looked', { count: looked })}{' '}
      {count === 0
        ? null
        : `${t('findings.left', { count })} ${[...left].map(([each, times]) => `${reason(each)} (${times})`).join(', ')}`}
    </>
  )
}

interface RuleSectionProps {
  group: RuleGroup
  policyOf: (customerId: string, policyId: string) => ListedPolicy | undefined
  companyOf: (id: string) => string
  onOpen: (policyId: string) => void
}

const SHOWN = 20

function RuleSection({ group: { rule, severity, found }, policyOf, companyOf, onOpen }: RuleSectionProps) {
  const t = useTexts('access')
  const words = useTexts('policyLint')
  const [isOpen, setOpen] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const companies = new Set(found.map(({ customerId }) => customerId)).size
  const shown = isWhole ? found : found.slice(0, SHOWN)
  const values = found.length === 1 && found[0] ? lintGaps(found[0].finding.values) : together(found)
  return (
    <Group aria-label={words(`${rule}.name`, values)}>
      <LintSeverityBadge severity={severity} />
      <h2>{words(`${rule}.name`, values)}</h2>
      <p>
        <Quiet>{words(`${rule}.advice`, values)}</Quiet>
      </p>
      <RuleLink rule={rule} />
      <Places open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {t('findings.where')}: {t('counts.companies', { count: companies })}
        </summary>
        {isOpen ? (
          <ul>
            {shown.map(({ customerId, finding }) => (
              <li key={`${customerId}/${finding.policyIds.join()}/${JSON.stringify(finding.values)}`}>
                {companyOf(customerId)}
                {': '}
                {finding.policyIds.length === 0 ? <Quiet>{t('findings.ofMissing')}</Quiet> : null}
                {finding.policyIds.map((id, place) => {
                  const listed = policyOf(customerId, id)
                  return listed ? (
                    <span key={id}>
                      {place > 0 ? ', ' : ''}
                      <Opener onClick={() => onOpen(listed.id)}>{listed.policy.displayName}</Opener>
                    </span>
                  ) : null
                })}
              </li>
            ))}
          </ul>
        ) : null}
        {isOpen && shown.length < found.length ? (
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {t('findings.showAll', { count: found.length - shown.length })}
          </Button>
        ) : null}
      </Places>
    </Group>
  )
}

/** Of several findings what they have together. */
const together = (found: RuleGroup['found']) => {
  const all = found.map(({ finding }) => lintGaps(finding.values))
  const days = all.map((each) => Number(each.days))
  return { count: all.reduce((sum, { count }) => sum + count, 0), days: `≥ ${Math.min(...days)}` }
}
