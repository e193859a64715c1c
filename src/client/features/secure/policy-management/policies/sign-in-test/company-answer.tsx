import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { PolicyOutcome } from '#shared/domain/conditional-access/simulate/simulate.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import type { NameOf } from '../value-words.ts'
import type { Answer } from './answers.ts'
import { OutcomeMark } from './outcome-mark.tsx'
import { PolicyOpener } from './policy-opener.tsx'
import {
  abilityText,
  APPLICATION_NAMES,
  conditionText,
  controlText,
  listText,
  sessionTexts,
  type TestWords,
  uncertainties,
} from './test-words.ts'

const Head = chakra('div', {
  base: { display: 'grid', gap: 1, '& > strong': { fontSize: 'lead', fontWeight: 'semibold' } },
})
const Entry = chakra('li', {
  base: { display: 'grid', gap: 0.5, justifyItems: 'start', '&:not(:first-of-type)': { mt: 2.5 } },
})

interface CompanyAnswerProps {
  company: string
  answer: Answer
  hasDefaults: boolean
  nameOf: NameOf
  onOpen: (vendorId: string) => void
}

/** What comes of a sign-in at one company, and what each of its policies makes of it. */
export function CompanyAnswer({ company, answer, hasDefaults, nameOf, onOpen }: CompanyAnswerProps) {
  const t = useTexts('signInTest')
  const access = useTexts('access')
  const locale = useLocale()
  const words: TestWords = { t, access, locale }
  const { outcome, part } = answer
  const { result, perhaps, reportOnly, policies, session } = outcome
  const unknown = uncertainties(outcome, words)
  const limits = sessionTexts(session, access)
  const list = (some: readonly PolicyOutcome[]) => (
    <ul>
      {some.map((policy) => (
        <PolicyEntry key={policy.id} policy={policy} words={words} nameOf={nameOf} onOpen={onOpen} />
      ))}
    </ul>
  )
  const titled = (title: string, some: readonly PolicyOutcome[], isFolded = false): ReactNode =>
    some.length === 0 ? null : (
      <PanelPart title={`${title} (${some.length})`} isFolded={isFolded}>
        {list(some)}
      </PanelPart>
    )
  const on = policies.filter(({ isReportOnly }) => !isReportOnly)
  const isOther = reportOnly.result !== result || reportOnly.perhaps !== perhaps
  return (
    <>
      {hasDefaults ? <Callout tone="warn">{access('acts.defaults')}</Callout> : null}
      <PanelPart title={t('outcomeAt', { company })}>
        <Head role="status">
          <strong>
            <OutcomeMark outcome={outcome} />
          </strong>
          <span>{t(`sentences.${result}`)}</span>
          {perhaps === undefined ? null : (
            <span>
              {t('uncertain', { result: t(`results.${perhaps}`), unknown: listText(unknown, locale) })}
            </span>
          )}
          {part === undefined ? null : <Quiet>{t('gravestOf', { part: partText(part, nameOf) })}</Quiet>}
          {limits.length > 0 ? <Quiet>{listText(limits, locale)}</Quiet> : null}
        </Head>
      </PanelPart>
      {titled(
        t('applies'),
        on.filter(({ applies }) => applies === true),
      )}
      {titled(
        t('mayApply'),
        on.filter(({ applies }) => applies === undefined),
      )}
      {titled(
        t('reportOnly'),
        policies.filter(({ isReportOnly }) => isReportOnly),
      )}
      {isOther ? (
        <Callout tone="info" title={t('ifReportOnly')}>
          <OutcomeMark outcome={reportOnly} />
        </Callout>
      ) : null}
      {titled(
        t('doesNotApply'),
        on.filter(({ applies }) => applies === false),
        true,
      )}
    </>
  )
}

const partText = (part: string, nameOf: NameOf) =>
  part
    .split(' ')
    .map((id) => APPLICATION_NAMES.get(id) ?? nameOf('users', id).text)
    .join(', ')

interface PolicyEntryProps {
  policy: PolicyOutcome
  words: TestWords
  nameOf: NameOf
  onOpen: (vendorId: string) => void
}

/** Whether a policy applies, by which condition, and what it demands. */
function PolicyEntry({
  policy: { id, name, isReportOnly, applies, why, controls },
  words,
  nameOf,
  onOpen,
}: PolicyEntryProps) {
  const { t, locale } = words
  const conditions = listText(
    why.map((each) => conditionText(each, words)),
    locale,
  )
  return (
    <Entry>
      <Tags>
        <PolicyOpener onClick={() => onOpen(id)}>{name}</PolicyOpener>
        {isReportOnly && applies !== false ? (
          <Badge>{t(applies === true ? 'applies' : 'mayApply')}</Badge>
        ) : null}
      </Tags>
      {applies === false ? <Quiet>{t('because', { conditions })}</Quiet> : null}
      {applies === undefined ? <Quiet>{t('notKnown', { conditions })}</Quiet> : null}
      {controls.map(({ control, ability }) => (
        <span key={JSON.stringify(control)}>
          {controlText(control, words, nameOf)}
          {control.kind === 'block' ? null : <Quiet>: {abilityText(ability, t)}</Quiet>}
        </span>
      ))}
      {applies !== false && controls.length === 0 ? <Quiet>{t('onlySession')}</Quiet> : null}
    </Entry>
  )
}
