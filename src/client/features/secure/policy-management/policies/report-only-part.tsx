import { useState } from 'react'
import { reportOnlyLimits, type ReportOnlyResults } from '#shared/domain/conditional-access/report-only.ts'
import { readReportOnly } from '#client/data/nouns/access-policies.ts'
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

/** What a policy that only reports would have done: only the vendor's log of sign-ins tells. */
export function ReportOnlyPart({ listed }: { listed: Pick<ListedPolicy, 'policy' | 'customerId'> }) {
  const t = useTexts('reportOnly')
  const device = useDevice()
  const isOnline = useIsOnline()
  const [answer, setAnswer] = useState<Answer | 'asked' | 'failed'>()
  const { policy, customerId } = listed
  if (policy.state !== 'enabledForReportingButNotEnforced') return null
  const ask = async () => {
    setAnswer('asked')
    setAnswer(await readReportOnly(device, customerId).catch(() => 'failed' as const))
  }
  return (
    <PanelPart title={t('title')}>
      {answer === 'failed' ? <Callout tone="error">{t('failed')}</Callout> : null}
      {answer === undefined || answer === 'failed' || answer === 'asked' ? (
        <Button
          busy={answer === 'asked'}
          disabledReason={isOnline ? undefined : t('offline')}
          onClick={() => void ask()}
        >
          {answer === 'asked' ? t('asking') : t('ask')}
        </Button>
      ) : (
        <Told answer={answer} policyId={policy.id} />
      )}
    </PanelPart>
  )
}

function Told({ answer, policyId }: { answer: Answer; policyId: string }) {
  const t = useTexts('reportOnly')
  const access = useTexts('access')
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
