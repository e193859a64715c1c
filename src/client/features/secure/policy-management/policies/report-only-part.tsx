import { useState } from 'react'
import { reportOnlyLimits, type ReportOnlyResults } from '#shared/domain/conditional-access/report-only.ts'
import { readReportOnly } from '#client/data/nouns/secure/access-policies.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { Quiet } from '#client/ui/words.tsx'
import type { ListedPolicy } from './policy-rows.ts'

type Answer = Awaited<ReturnType<typeof readReportOnly>>

/** What was asked of the log of a company's sign-ins. */
export interface ReportOnlyAsked {
  /** Undefined before it was asked. */
  answer: Answer | 'asked' | 'failed' | undefined
  ask: () => void
}

/** Asks what the policies of a company that only report would have done, when somebody wants to know. */
export function useReportOnly(customerId: string): ReportOnlyAsked {
  const device = useDevice()
  const [answer, setAnswer] = useState<ReportOnlyAsked['answer']>()
  const ask = () => {
    setAnswer('asked')
    void readReportOnly(device, customerId).then(setAnswer, () => setAnswer('failed'))
  }
  return { answer, ask }
}

/** The button that asks; gone once there is an answer. */
export function AskReportOnly({ answer, ask }: ReportOnlyAsked) {
  const t = useTexts('reportOnly')
  const isOnline = useIsOnline()
  if (typeof answer === 'object') return null
  return (
    <>
      {answer === 'failed' ? <Callout tone="error">{t('failed')}</Callout> : null}
      <Button busy={answer === 'asked'} disabledReason={isOnline ? undefined : t('offline')} onClick={ask}>
        {answer === 'asked' ? t('asking') : t('ask')}
      </Button>
    </>
  )
}

/** What a policy that only reports would have done: only the vendor's log of sign-ins tells. */
export function ReportOnlyPart({ listed }: { listed: Pick<ListedPolicy, 'policy' | 'customerId'> }) {
  const t = useTexts('reportOnly')
  const { policy, customerId } = listed
  const asked = useReportOnly(customerId)
  if (policy.state !== 'enabledForReportingButNotEnforced') return null
  return (
    <PanelPart title={t('title')}>
      <AskReportOnly {...asked} />
      <ReportOnlyTold answer={asked.answer} policyId={policy.id} />
    </PanelPart>
  )
}

/** What the log tells of one policy; nothing before it has. */
export function ReportOnlyTold({ answer, policyId }: Pick<ReportOnlyAsked, 'answer'> & { policyId: string }) {
  const t = useTexts('reportOnly')
  const access = useTexts('access')
  if (typeof answer !== 'object') return null
  if (answer.unread !== null) return <Callout tone="warn">{access(`faults.${answer.unread}`)}</Callout>
  const results = answer.policies.find(({ policy_id: id }) => id.toLowerCase() === policyId.toLowerCase())
  const { days } = reportOnlyLimits
  return (
    <>
      {results ? <Counts results={results} /> : <Quiet>{t('none', { days })}</Quiet>}
      {answer.is_incomplete ? <Quiet>{t('incomplete')}</Quiet> : null}
    </>
  )
}

function Counts({ results }: { results: ReportOnlyResults }) {
  const t = useTexts('reportOnly')
  const { success, interrupted, failure, not_applied, people } = results
  const counts = { failure, interrupted, success, not_applied }
  const count = failure + interrupted + success + not_applied
  const kinds = Object.keys(counts) as (keyof typeof counts)[]
  return (
    <>
      <p>{t('of', { count, days: reportOnlyLimits.days })}</p>
      <DefinitionList
        items={[
          ...kinds.map((kind) => ({ term: t(kind), value: counts[kind] })),
          ...(people.length > 0
            ? [
                {
                  term: t('people'),
                  value: (
                    <ul>
                      {people.map(({ id, name, failure: refused, interrupted: asked }) => (
                        <li key={id}>{t('person', { name, failure: refused, interrupted: asked })}</li>
                      ))}
                    </ul>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
