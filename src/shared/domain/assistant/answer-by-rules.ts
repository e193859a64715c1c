import type { LintFinding } from '../conditional-access/lint/lint.ts'
import type { Policy } from '../conditional-access/policy.ts'
import { mfaProtectionOf, mfaStrengthOf } from '../mfa/mfa-standing.ts'
import { checks } from '../posture/checks.ts'
import { standingOf } from '../posture/standing.ts'
import { whatToDoFirst } from '../posture/what-to-do-first.ts'
import type { AnswerPart } from './answer-part.ts'
import type { CompanyFacts } from './company-facts.ts'
import type { Question } from './read-question.ts'

/** Of checks and findings that an answer names. */
const MOST = 5

/** What the rules know to say to a question about a company (AI-05). Pure: without a network, and always the same. */
export function answerByRules(question: Question, facts: CompanyFacts): AnswerPart[] {
  if (question.about === 'policy') {
    const policy = facts.policies.find(({ id }) => id === question.id)
    return [policy ? aboutPolicy(policy, facts) : { kind: 'help' }]
  }
  if (question.about === 'check') return aboutCheck(question.id, facts)
  if (question.about === 'people') return [aboutPeople(facts)]
  if (question.about === 'policies') return [aboutPolicies(facts)]
  if (question.about === 'posture') return [aboutPosture(facts)]
  return [{ kind: 'help' }]
}

function aboutPosture({ posture, judgements }: CompanyFacts): AnswerPart {
  const { score, ...counts } = standingOf(judgements)
  // Nothing asks for the company's id.
  const company = {
    id: 'this',
    checks: new Map(
      judgements.map(({ checkId, resolution, ...each }) => [
        checkId,
        { ...each, isResolved: resolution !== undefined },
      ]),
    ),
  }
  const first = whatToDoFirst({ checks, companies: [company], peopleIn: () => undefined, most: MOST })
  return {
    kind: 'posture',
    read_at: posture?.read_at ?? null,
    score: score ?? null,
    met: counts.compliant + counts.resolved,
    open: counts.notCompliant,
    not_measured: counts.notMeasured,
    first: first.map(({ check }) => check.id),
  }
}

function aboutCheck(id: string, { judgements }: CompanyFacts): AnswerPart[] {
  const judgement = judgements.find(({ checkId }) => checkId === id)
  if (!judgement) return [{ kind: 'help' }]
  const { verdict, resolution, isIncluded } = judgement
  return [
    {
      kind: 'check',
      check_id: id,
      status: verdict.status,
      reason: verdict.status === 'notMeasured' ? verdict.reason : null,
      is_resolved: resolution !== undefined,
      is_included: isIncluded,
    },
  ]
}

function aboutPolicies({ policies, looked }: CompanyFacts): AnswerPart {
  const counts = { enabled: 0, enabledForReportingButNotEnforced: 0, disabled: 0 }
  for (const { state } of policies) if (state in counts) counts[state as keyof typeof counts]++
  const isUnread = 'reason' in looked && policies.length === 0
  return { kind: 'policies', counts: isUnread ? null : counts, ...found({ policies, looked }, () => true) }
}

const aboutPolicy = ({ id, displayName, state }: Policy, facts: CompanyFacts): AnswerPart => ({
  kind: 'policy',
  policy_id: id,
  name: displayName,
  state,
  ...found(facts, ({ policyIds }) => policyIds.includes(id)),
})

/** The findings that are asked for, the gravest first, or why nobody looked. */
function found(
  { policies, looked }: Pick<CompanyFacts, 'policies' | 'looked'>,
  isAsked: (finding: LintFinding) => boolean,
): Pick<Extract<AnswerPart, { kind: 'policy' }>, 'unread' | 'findings' | 'more'> {
  if ('reason' in looked) return { unread: looked.reason, findings: [], more: 0 }
  const nameOf = new Map(policies.map(({ id, displayName }) => [id, displayName]))
  const asked = looked.findings.filter(isAsked)
  return {
    unread: null,
    more: Math.max(0, asked.length - MOST),
    findings: asked.slice(0, MOST).map(({ rule, severity, policyIds, values }) => ({
      rule,
      severity,
      policies: policyIds.map((id) => ({ id, name: nameOf.get(id) ?? id })),
      values: { ...values },
    })),
  }
}

function aboutPeople({ report }: CompanyFacts): AnswerPart {
  const people = (report?.people ?? []).filter(({ sign_in_enabled: isEnabled }) => isEnabled !== false)
  const open = people.filter((each) => mfaProtectionOf(each) === 'notProtected')
  return {
    kind: 'people',
    is_known: people.some(({ registered }) => registered !== null),
    people: people.length,
    unknown: people.filter((each) => mfaProtectionOf(each) === undefined).length,
    not_protected: open.length,
    administrators: open.filter(({ registered }) => registered?.is_admin === true).length,
    phone_only: people.filter((each) => mfaStrengthOf(each) === 'phone').length,
  }
}
