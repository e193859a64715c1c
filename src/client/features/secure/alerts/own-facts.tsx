import { chakra } from '@chakra-ui/react'
import { STEP_STATES, TASK_STEPS } from '#shared/domain/alerts/alert-task.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { FACT_PARTS, NOTHING } from '#shared/domain/alerts/facts.ts'
import { APPLICATION_NAMES, APPLICATIONS } from '#shared/domain/integrations/applications.ts'
import { ITEM_STATES } from '#shared/domain/posture/posture-task.ts'
import { foundSchema, REASONS } from '#shared/domain/posture/verdict.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useFindings } from '#client/features/secure/parts/use-findings.ts'
import { useUserNames } from '#client/features/secure/parts/use-user-names.ts'
import type { NamedAlert } from './alert-rows.ts'
import { useStepWords } from './act/step-words.ts'
import {
  type FactValue,
  isFactName,
  isFinding,
  type OwnFact,
  ownFactsOf,
  plainValue,
} from './own-fact-words.ts'

const Lines = chakra('span', { base: { whiteSpace: 'pre-line' } })
/** The steps of a task are told by one name, whatever they were done to. */
const STEP_NAMES = ['postureStep', 'alertStep']
/** How `perhapsBy` names a task of ours among people. */
const TASK = 'task'

/** What our own server or one of our own queries tells, in the words of this device. */
export function OwnFacts({ alert: { row } }: { alert: NamedAlert }) {
  const t = useTexts('alerts')
  const userOf = useUserNames()
  const linesOf = useFactLines()
  const changes = useChangeItems(row)
  // Nobody that is named is somebody, not who sits here.
  const by = row.actor?.kind === 'provider' ? t('own.by', { name: userOf(row.actor.id ?? '') }) : ''
  const items = ownFactsOf(row.facts).map((fact) => ({
    term: termOf(fact, t),
    value: <Lines>{linesOf(fact).join('\n')}</Lines>,
  }))
  return (
    <PanelPart title={isFinding(row) ? t('facts.found') : t('own.told')}>
      <DefinitionList
        items={[...(by ? [{ term: t('facts.actor'), value: by }] : []), ...items, ...changes]}
      />
    </PanelPart>
  )
}

/** The first of it, in lines of a list. */
export function OwnFactLines({ row, most }: { row: AlertRow; most: number }) {
  const t = useTexts('alerts')
  const linesOf = useFactLines()
  const lines = ownFactsOf(row.facts).flatMap((fact) =>
    linesOf(fact).map((line) => `${termOf(fact, t)}: ${line}`),
  )
  return <Lines>{lines.slice(0, most).join('\n')}</Lines>
}

function termOf({ name }: OwnFact, t: ReturnType<typeof useTexts<'alerts'>>): string {
  if (STEP_NAMES.includes(name)) return t('own.names.step')
  return isFactName(name) ? t(`own.names.${name}`) : name
}

function useFactLines(): (fact: OwnFact) => string[] {
  const t = useTexts('alerts')
  const locale = useLocale()
  const checkOf = useCheckWords()
  const postureStep = usePostureStep()
  const alertStep = useAlertStep()
  const words = {
    locale,
    valueOf: (value: FactValue) => t(`own.values.${value}`),
    fromTo: (values: { before: string; after: string }) => t('own.fromTo', values),
    unused: (values: { product: string; unused: string; bought: string }) => t('own.unused', values),
  }
  const lineOf = (name: string, value: string): string => {
    if (name === 'check') return checkOf(value).name
    if (name === 'postureStep') return postureStep(value)
    if (name === 'alertStep') return alertStep(value)
    if (name === 'perhapsBy') return namesText(value, t('own.aTask'), locale)
    if (name === 'integration') {
      const application = APPLICATIONS.find((each) => each === value)
      return application ? APPLICATION_NAMES[application] : value
    }
    return plainValue(name, value, words)
  }
  return ({ name, values, more }) => [
    ...values.map((value) => lineOf(name, value)),
    ...(more > 0 ? [t('own.moreFound', { count: more })] : []),
  ]
}

const namesText = (value: string, task: string, locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    value.split(', ').map((each) => (each === TASK ? task : each)),
  )

/** What a task of the posture did not do: to which check or object, how that ended, and why. */
function usePostureStep(): (value: string) => string {
  const protect = useTexts('protect')
  const posture = useTexts('posture')
  const errors = useTexts('errors')
  const checkOf = useCheckWords()
  return (value) => {
    const [check = '', state = '', fault = NOTHING, ...object] = value.split(FACT_PARTS)
    const postureName = object.join(FACT_PARTS) || checkOf(check).name
    const ended = ITEM_STATES.find((each) => each === state)
    if (ended !== 'failed') return `${postureName}: ${ended ? protect(`items.${ended}`) : state}`
    if (fault === 'synchronized') return `${postureName}: ${protect('synchronized')}`
    const reason = REASONS.find((each) => each === fault)
    const error = reason
      ? posture(`reasons.${reason}`)
      : protect(fault === NOTHING ? 'items.failed' : 'checkInvalid')
    return errors('postureNotConfigured', { postureName, error })
  }
}

/** What was not done to an account: which step, how that ended, and why. */
function useAlertStep(): (value: string) => string {
  const sentenceOf = useStepWords()
  return (value) => {
    const [written, state, fault = NOTHING] = value.split(FACT_PARTS)
    const step = TASK_STEPS.find((each) => each === written)
    const ended = STEP_STATES.find((each) => each === state)
    if (!step || !ended) return value
    return sentenceOf({ step, state: ended, fault: fault === NOTHING ? null : fault, before: null })
  }
}

/** What a check found before and after, in its own sentences. */
function useChangeItems({ source, changes }: AlertRow): { term: string; value: string }[] {
  const t = useTexts('alerts')
  const findings = useFindings()
  if (source !== 'posture') return []
  const said = (check: string, text: string, status: 'compliant' | 'notCompliant') =>
    findings.text(check, { status, found: foundIn(text) })
  return changes.flatMap(({ name, before, after }) => [
    { term: t('panel.before'), value: said(name, before, 'compliant') },
    { term: t('panel.after'), value: said(name, after, 'notCompliant') },
  ])
}

/** Texts travel as they are, everything else as JSON. */
function foundIn(text: string) {
  try {
    return foundSchema.parse(JSON.parse(text))
  } catch {
    return text
  }
}
