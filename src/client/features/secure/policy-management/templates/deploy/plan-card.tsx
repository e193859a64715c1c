import { chakra } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { bodyOf } from '#shared/domain/conditional-access/access-body.ts'
import { accessTaskLimits, type AskedChange } from '#shared/domain/conditional-access/access-task.ts'
import { differencesBetween } from '#shared/domain/conditional-access/compare-policies.ts'
import type { OpenInput } from '#shared/domain/conditional-access/templates/plan-deployment.ts'
import type { ChosenInputs } from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import { countryName } from '#client/parts/countries.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { KeptOutText } from '../../policies/kept-out/kept-out-text.tsx'
import { changedMember } from '../../policies/policy-fields.ts'
import { createNames } from '../../policies/value-words.ts'
import { inputText } from '../input-words.ts'
import type { AskedInput } from './answers.ts'
import { InputFields } from './input-fields.tsx'
import type { CompanyPlan, PlannedTemplate } from './plan-companies.ts'

const Card = chakra('section', { base: { borderWidth: '1px', borderColor: 'line', borderRadius: 'card' } })
const Head = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    w: 'full',
    px: 3.5,
    py: 2.5,
    textAlign: 'start',
    cursor: 'pointer',
    color: 'text',
    '& svg': { boxSize: '1rem', color: 'muted', flexShrink: 0 },
    "&[aria-expanded='true'] svg": { transform: 'rotate(90deg)' },
    '& .name': { flex: '1 1 auto', fontWeight: 'semibold' },
    '& .count': { fontSize: 'control', color: 'muted' },
    "& .count[data-wrong='true']": { color: 'red', fontWeight: 'medium' },
    '@media (pointer: coarse)': { minH: '2.75rem' },
  },
})
const Body = chakra('div', {
  base: { display: 'grid', gap: 3, justifyItems: 'start', px: 3.5, pb: 3.5, '& > *': { maxW: 'full' } },
})
const Lines = chakra('ul', {
  base: { display: 'grid', gap: 2, color: 'text', '& .diff': { fontSize: 'control', color: 'muted' } },
})

type Planned = Extract<CompanyPlan, { obstacle: undefined }>

interface PlanCardProps {
  plan: CompanyPlan
  templates: readonly PlannedTemplate[]
  inputs: readonly AskedInput[]
  /** What holds for this company. */
  answers: ChosenInputs
  /** It was said for this company alone. */
  isOwn: boolean
  onAnswer: (inputs: ChosenInputs | undefined) => void
  isOpenAtFirst: boolean
}

/** What would be done in one company's tenant, what is open there, and the way to say it otherwise. */
export function PlanCard({ plan, isOpenAtFirst, ...rest }: PlanCardProps) {
  const t = useTexts('policyTemplates')
  const access = useTexts('access')
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const isWrong = plan.obstacle !== undefined || plan.open.length > 0 || plan.isTooMuch
  return (
    <Card aria-label={plan.name}>
      <h3>
        <Head type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ChevronRight aria-hidden />
          <span className="name">{plan.name}</span>
          <span className="count" data-wrong={isWrong}>
            <Summary plan={plan} />
          </span>
        </Head>
      </h3>
      {isOpen ? (
        <Body>
          {plan.obstacle === undefined ? (
            <Plan plan={plan} {...rest} />
          ) : (
            <Quiet>
              {plan.obstacle === 'notRead' ? t('deploy.notRead') : access(`faults.${plan.obstacle}`)}
            </Quiet>
          )}
        </Body>
      ) : null}
    </Card>
  )
}

function Summary({ plan }: { plan: CompanyPlan }) {
  const t = useTexts('policyTemplates')
  if (plan.obstacle !== undefined) return t('deploy.cannot')
  if (plan.open.length > 0) return t('deploy.open', { count: plan.open.length })
  return plan.changes.length > 0 ? t('deploy.changes', { count: plan.changes.length }) : t('deploy.unchanged')
}

function Plan({
  plan,
  templates,
  inputs,
  answers,
  isOwn,
  onAnswer,
}: Omit<PlanCardProps, 'plan' | 'isOpenAtFirst'> & { plan: Planned }) {
  const t = useTexts('policyTemplates')
  return (
    <>
      <Warnings plan={plan} />
      {plan.open.length > 0 ? (
        <Lines>
          {plan.open.map((open) => (
            <li key={`${open.templateId}/${open.input}/${open.value ?? ''}`}>
              <OpenLine open={open} templates={templates} />
            </li>
          ))}
        </Lines>
      ) : null}
      <Lines>
        {plan.changes.map((change) => (
          <li key={`${change.target}/${change.name}`}>
            <ChangeLine change={change} plan={plan} />
          </li>
        ))}
      </Lines>
      {plan.same.length > 0 ? <Quiet>{t('deploy.same', { count: plan.same.length })}</Quiet> : null}
      {inputs.length === 0 ? null : isOwn ? (
        <>
          <InputFields inputs={inputs} values={answers} onChange={onAnswer} />
          <Button onClick={() => onAnswer(undefined)}>{t('deploy.asAll')}</Button>
        </>
      ) : (
        <Button onClick={() => onAnswer(answers)}>{t('deploy.otherwise')}</Button>
      )}
    </>
  )
}

/** What somebody should know before it is sent. */
function Warnings({ plan }: { plan: Planned }) {
  const t = useTexts('policyTemplates')
  const access = useTexts('access')
  const posture = useTexts('posture')
  return (
    <>
      {plan.isTooMuch ? (
        <Callout tone="error">{t('deploy.tooMuch', { limit: accessTaskLimits.items })}</Callout>
      ) : null}
      {plan.hasDefaults ? <Callout tone="warn">{t('deploy.defaults')}</Callout> : null}
      {plan.missing.length > 0 ? (
        <Callout tone="warn">
          {t('deploy.license', {
            licenses: plan.missing.map((license) => posture(`licenses.${license}`)).join(', '),
          })}
        </Callout>
      ) : null}
      {plan.keptOut.length > 0 ? (
        <Callout tone="warn" title={access('keptOut.title')}>
          <ul>
            {plan.keptOut.map((each) => (
              <li key={each.who}>
                <KeptOutText {...each} />
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
    </>
  )
}

function OpenLine({ open, templates }: { open: OpenInput; templates: readonly PlannedTemplate[] }) {
  const t = useTexts('policyTemplates')
  const access = useTexts('access')
  const words = {
    template: templates.find(({ id }) => id === open.templateId)?.name ?? '',
    input: inputText(open.input, access),
  }
  return open.value === undefined
    ? t('deploy.openMissing', words)
    : t('deploy.openUnknown', { ...words, value: open.value })
}

function ChangeLine({ change, plan }: { change: AskedChange; plan: Planned }) {
  const t = useTexts('policyTemplates')
  const locale = useLocale()
  const { name } = change
  if (change.target === 'group') return t('deploy.group', { name })
  if (change.change === 'delete') return null
  if (change.target === 'location') {
    const codes = change.body['countriesAndRegions']
    const names = Array.isArray(codes)
      ? codes.flatMap((code) => (typeof code === 'string' ? countryName(code, locale) : []))
      : []
    return t('deploy.place', { name, countries: names.join(', ') })
  }
  if (change.change === 'create') return t('deploy.create', { name })
  return (
    <>
      {t('deploy.update', { name })}
      <Differences change={change} plan={plan} />
    </>
  )
}

/** What a policy says now and would say then, in words. */
function Differences({
  change,
  plan: { policies, options },
}: {
  change: Extract<AskedChange, { change: 'update' }>
  plan: Planned
}) {
  const t = useTexts('access')
  const before = policies.find(({ id }) => id === change.objectId)
  const nameOf = createNames(t, options)
  const textOf = (values: readonly { text: string }[]) =>
    values.map(({ text }) => text).join(', ') || t('panel.nothingSet')
  return (
    <ul>
      {differencesBetween(before && bodyOf(before), change.body).map((difference) => {
        const member = changedMember(difference, t, nameOf)
        return (
          <li key={difference.path} className="diff">
            {`${member.label}: ${textOf(member.before)} → ${textOf(member.after)}`}
          </li>
        )
      })}
    </ul>
  )
}
