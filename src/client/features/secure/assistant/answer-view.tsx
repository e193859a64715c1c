import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { accessPolicyId } from '#shared/domain/conditional-access/access-policy.ts'
import type { LintRuleId } from '#shared/domain/conditional-access/lint/lint.ts'
import { POLICY_STATES } from '#shared/domain/conditional-access/policy-states.ts'
import type { AnswerFinding, AnswerPart } from '#shared/domain/assistant/answer-part.ts'
import { lintGaps } from '#client/features/secure/parts/lint-gaps.ts'
import type { Target } from '#client/parts/screen/target.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts, useWholeSection } from '#client/texts/texts.ts'
import { Opener } from '#client/ui/opener.tsx'
import { Quiet } from '#client/ui/words.tsx'

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: 1.5,
    mt: 1,
    ps: 5,
    listStyleType: 'decimal',
  },
})

interface AnswerProps {
  customerId: string
  onNavigate: (target: Target) => void
}

/** What rules found, in sentences, with a way to each thing that they name. */
export function AnswerView({ part, ...props }: AnswerProps & { part: AnswerPart }): ReactNode {
  const t = useTexts('assistant')
  if (part.kind === 'posture') return <PostureAnswer part={part} {...props} />
  if (part.kind === 'check') return <CheckAnswer part={part} {...props} />
  if (part.kind === 'people') return <PeopleAnswer part={part} {...props} />
  if (part.kind === 'policies' || part.kind === 'policy') return <PoliciesAnswer part={part} {...props} />
  return <p>{t('say.help')}</p>
}

type Part<Kind> = Extract<AnswerPart, { kind: Kind }>

function PostureAnswer({ part, ...props }: AnswerProps & { part: Part<'posture'> }) {
  const t = useTexts('assistant')
  const locale = useLocale()
  if (part.read_at === null) return <p>{t('say.neverRead')}</p>
  const { met, open, not_measured: unmeasured, score, first } = part
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <>
      <p>
        {score === null
          ? t('say.noScore')
          : t('say.score', { score: percent.format(score / 100), met, open, unmeasured })}
      </p>
      {first.length === 0 ? null : (
        <>
          <p>{t('say.first')}</p>
          <List>
            {first.map((id) => (
              <li key={id}>
                <CheckName id={id} {...props} />
              </li>
            ))}
          </List>
        </>
      )}
    </>
  )
}

function CheckName({ id, customerId, onNavigate }: AnswerProps & { id: string }) {
  const { name } = useCheckWords()(id)
  return (
    <Opener
      numbered
      onClick={() =>
        onNavigate({
          to: '/secure/security-posture/$companySelectorId/audit/$securityCheckType',
          params: { companySelectorId: customerId, securityCheckType: id },
        })
      }
    >
      {name}
    </Opener>
  )
}

function CheckAnswer({ part, ...props }: AnswerProps & { part: Part<'check'> }) {
  const t = useTexts('assistant')
  const posture = useTexts('posture')
  const { why, advice } = useCheckWords()(part.check_id)
  return (
    <>
      <p>
        <CheckName id={part.check_id} {...props} />
        {': '}
        {t(`say.${part.status}`)} {part.reason ? `${posture(`reasons.${part.reason}`)}.` : null}{' '}
        {part.is_resolved ? t('say.resolved') : null} {part.is_included ? null : t('say.excluded')}
      </p>
      <p>{why}</p>
      {advice ? <Quiet as="p">{advice}</Quiet> : null}
    </>
  )
}

function PeopleAnswer({ part, customerId, onNavigate }: AnswerProps & { part: Part<'people'> }) {
  const t = useTexts('assistant')
  if (!part.is_known) return <p>{t('say.peopleUnknown')}</p>
  const { people, unknown, not_protected: open, administrators, phone_only: phone } = part
  return (
    <>
      <p>{t('say.people', { people, open, administrators, phone })}</p>
      {unknown === 0 ? null : <p>{t('say.unknown', { unknown })}</p>}
      {open === 0 ? null : (
        <Opener
          onClick={() =>
            onNavigate({ to: '/secure/mfa', search: { company: customerId, protection: 'notProtected' } })
          }
        >
          {t('say.showPeople')}
        </Opener>
      )}
    </>
  )
}

function PoliciesAnswer({ part, ...props }: AnswerProps & { part: Part<'policies' | 'policy'> }) {
  const t = useTexts('assistant')
  const posture = useTexts('posture')
  const { findings, unread, more } = part
  return (
    <>
      {part.kind === 'policies' ? (
        <Counts counts={part.counts} />
      ) : (
        <p>
          <PolicyName id={part.policy_id} {...props}>
            {part.name}
          </PolicyName>
          {': '}
          <StateWord state={part.state} />
        </p>
      )}
      {unread === 'notHere' ? <p>{t('say.notHere')}</p> : null}
      {unread !== null && unread !== 'notHere' ? (
        <p>
          {t('say.unread', { reason: posture(`reasons.${unread === 'noLicense' ? 'notLicensed' : unread}`) })}
        </p>
      ) : null}
      {unread === null ? <p>{t(findings.length === 0 ? 'say.noFindings' : 'say.findings')}</p> : null}
      {findings.length === 0 ? null : (
        <List>
          {findings.map((finding) => (
            <li
              key={`${finding.rule}/${finding.policies.map(({ id }) => id).join()}/${JSON.stringify(finding.values)}`}
            >
              <Finding finding={finding} names={part.kind === 'policies'} {...props} />
            </li>
          ))}
        </List>
      )}
      {more === 0 ? null : <Quiet as="p">{t('say.more', { more })}</Quiet>}
    </>
  )
}

/** How many policies are on; of those that were not read nobody says so. */
function Counts({ counts }: Pick<Part<'policies'>, 'counts'>) {
  const t = useTexts('assistant')
  if (!counts) return null
  const { enabled, enabledForReportingButNotEnforced: reporting, disabled } = counts
  return <p>{t('say.counts', { enabled, reporting, disabled })}</p>
}

function StateWord({ state }: { state: string }) {
  const t = useTexts('assistant')
  const known = POLICY_STATES.find((each) => each === state)
  return known ? t(`states.${known}`) : state
}

function PolicyName({
  id,
  customerId,
  onNavigate,
  children,
}: AnswerProps & { id: string; children: string }) {
  return (
    <Opener
      numbered
      onClick={() =>
        onNavigate({
          to: '/secure/policy-management/policies/$companySelectorId',
          params: { companySelectorId: customerId },
          search: { open: accessPolicyId(customerId, id) },
        })
      }
    >
      {children}
    </Opener>
  )
}

interface FindingProps extends AnswerProps {
  finding: AnswerFinding
  /** Whether it is said which policies it is about. */
  names: boolean
}

/** What is wrong, where, and what to do about it. What another build knows is named by its id. */
function Finding({ finding: { rule, values, policies }, names, ...props }: FindingProps) {
  const words = useTexts('policyLint')
  const isKnown = Object.hasOwn(useWholeSection('policyLint'), rule)
  if (!isKnown) return rule
  const gaps = lintGaps(values)
  return (
    <>
      {words(`${rule as LintRuleId}.name`, gaps)}
      {names
        ? policies.map(({ id, name }, place) => (
            <Fragment key={id}>
              {place === 0 ? ': ' : ', '}
              <PolicyName id={id} {...props}>
                {name}
              </PolicyName>
            </Fragment>
          ))
        : null}{' '}
      <Quiet as="p">{words(`${rule as LintRuleId}.advice`, gaps)}</Quiet>
    </>
  )
}
