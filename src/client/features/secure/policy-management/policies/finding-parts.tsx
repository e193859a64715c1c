import { chakra } from '@chakra-ui/react'
import { type LintFinding, type LintRuleId, lintRules } from '#shared/domain/conditional-access/lint/lint.ts'
import type { PolicyFinding } from '#shared/domain/conditional-access/validation/finding.ts'
import { lintGaps } from '#client/features/secure/parts/lint-gaps.ts'
import { useTexts } from '#client/texts/texts.ts'
import { ExternalLink } from '#client/ui/external-link.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { NamedValues } from './named-values.tsx'
import { LintSeverityBadge } from './severity-tags.tsx'
import type { NameOf } from './value-words.ts'

const Entry = chakra('div', {
  base: {
    display: 'grid',
    gap: 1,
    justifyItems: 'start',
    '&:not(:first-of-type)': { mt: 3 },
    '& h4': { fontWeight: 'semibold' },
  },
})

const links = new Map<LintRuleId, string>(lintRules.map(({ id, link }) => [id, link]))

/** A finding of a policy with its words, what to do, and the vendor's page. */
export function FindingEntry({ finding, nameOf }: { finding: LintFinding; nameOf: NameOf }) {
  const words = useTexts('policyLint')
  const { rule, severity, values } = finding
  const ids = values['ids']?.split(', ') ?? (values['id'] === undefined ? [] : [values['id']])
  return (
    <Entry>
      <LintSeverityBadge severity={severity} />
      <h4>{words(`${rule}.name`, lintGaps(values))}</h4>
      <Quiet>{words(`${rule}.advice`, lintGaps(values))}</Quiet>
      {ids.length > 0 ? <NamedValues values={ids.map((id) => nameAnywhere(nameOf, id))} /> : null}
      <RuleLink rule={rule} />
    </Entry>
  )
}

/** What a finding names may be of any kind. */
const nameAnywhere = (nameOf: NameOf, id: string) =>
  (['groups', 'users', 'applications', 'locations', 'strengths'] as const)
    .map((kind) => nameOf(kind, id))
    .find((named) => named.id === undefined) ?? nameOf('groups', id)

export function RuleLink({ rule }: { rule: LintRuleId }) {
  const t = useTexts('access')
  const link = links.get(rule)
  return link === undefined ? null : <ExternalLink href={link}>{t('panel.learn')}</ExternalLink>
}

/** Stands above what keeps a policy from being saved (CA-39). */
export function Prefix() {
  const words = useTexts('policyRules')
  return (
    <Entry>
      <Quiet>{words('prefix')}</Quiet>
    </Entry>
  )
}

/** Why a policy could not be saved as it is. */
export function ProblemEntry({ problem }: { problem: PolicyFinding }) {
  const words = useTexts('policyRules')
  const { value = '', limit = '', field = '', path = '', prefix = '' } = problem.values
  return (
    <Entry>
      <span>{words(`findings.${problem.rule}`, { value, limit, field, path, prefix })}</span>
    </Entry>
  )
}
