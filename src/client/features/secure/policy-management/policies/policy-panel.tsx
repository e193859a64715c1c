import { chakra } from '@chakra-ui/react'
import { Sparkles } from 'lucide-react'
import { useMemo } from 'react'
import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import type { AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import { watchAccessOptions } from '#client/data/nouns/secure/access-policies.ts'
import { watchEmergencyIds, watchPeople } from '#client/data/nouns/secure/emergency-accounts.ts'
import type { View } from '#client/data/rows/merge.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useAssistant } from '#client/machines/assistant-context.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { EditButtons } from '../editor/edit-buttons.tsx'
import { ActButtons } from './act-buttons.tsx'
import { FindingEntry, Prefix, ProblemEntry } from './finding-parts.tsx'
import { lookAtCompany, problemsOf } from '#shared/domain/conditional-access/look-at-company.ts'
import { NamedValues } from './named-values.tsx'
import { policyFields, type PolicyField } from './policy-fields.ts'
import { PolicyHistory } from './policy-history.tsx'
import { PolicyJson } from './policy-json.tsx'
import type { ListedPolicy } from './policy-rows.ts'
import { PolicyState, stateText } from './policy-state.tsx'
import { ReportOnlyPart } from './report-only-part.tsx'
import { AccessTaskEntry } from './access-task-entry.tsx'
import { createNames, type NameOf } from './value-words.ts'

const Line = chakra('div', { base: { display: 'flex', minW: 0, maxW: 'full', flexShrink: 0 } })

interface PolicyPanelProps {
  listed: ListedPolicy
  /** Every policy of its company. */
  policies: readonly Policy[]
  tasks: readonly View<'accessTask'>[]
  /** Its company's tenant is being read now (CA-18). */
  isReading: boolean
  view: 'json' | undefined
  onView: (view: 'json' | undefined) => void
  onClose: () => void
}

/** One policy: what it says, what is wrong with it, what changed, and what can be done (CA-03 to CA-07, CA-27, CA-30). */
export function PolicyPanel({ listed, policies, tasks, isReading, view, onView, onClose }: PolicyPanelProps) {
  const t = useTexts('access')
  const words = useTexts('words')
  const locale = useLocale()
  const options = useWatched(watchAccessOptions, listed.customerId)
  const people = useWatched(watchPeople, listed.customerId)
  const nameOf = useMemo(() => createNames(t, options, people), [t, options, people])
  const mayChange = useMayChange()
  const { policy, company, isUpdating, modifiedAt, createdAt } = listed
  const at = modifiedAt ?? createdAt
  return (
    <SidePanel
      title={policy.displayName}
      context={company}
      summary={
        <Tags>
          <PolicyState listed={listed} />
          {isUpdating ? <Quiet>{stateText(policy, t)}</Quiet> : null}
          {at === undefined ? null : (
            <TimeSentence
              at={at}
              locale={locale}
              sentence={(time) =>
                `${t(modifiedAt === undefined ? 'columns.created' : 'columns.modified')}: ${time}`
              }
            />
          )}
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
      footer={
        mayChange ? (
          <>
            <EditButtons listed={listed} />
            <ActButtons policies={[listed]} isBrief />
          </>
        ) : null
      }
    >
      {isUpdating || isReading ? <Callout tone="info">{t('outdated')}</Callout> : null}
      <Line>
        <Segmented
          label={t('panel.view')}
          value={view ?? 'fields'}
          onChange={(next) => onView(next === 'json' ? 'json' : undefined)}
          options={(['fields', 'json'] as const).map((value) => ({ value, label: t(`panel.${value}`) }))}
        />
      </Line>
      {view === 'json' ? (
        <PolicyJson policy={policy} />
      ) : (
        <>
          <OwnTasks listed={listed} tasks={tasks} />
          <Wrong listed={listed} policies={policies} options={options} nameOf={nameOf} />
          <AnalyzeButton listed={listed} />
          <ReportOnlyPart listed={listed} />
          <Fields policy={policy} nameOf={nameOf} />
          <PolicyHistory listed={listed} policies={policies} tasks={tasks} />
        </>
      )}
    </SidePanel>
  )
}

/** Every condition and control in words. */
function Fields({ policy, nameOf }: { policy: Policy; nameOf: NameOf }) {
  const t = useTexts('access')
  const fields = policyFields(policy, t, nameOf)
  const part = (title: string, list: readonly PolicyField[]) =>
    list.length === 0 ? null : (
      <PanelPart title={title}>
        <DefinitionList
          items={list.map(({ label, values }) => ({ term: label, value: <NamedValues values={values} /> }))}
        />
      </PanelPart>
    )
  return (
    <>
      {part(t('columns.who'), fields.who)}
      {part(t('columns.what'), fields.what)}
      {part(t('columns.where'), fields.where)}
      {part(t('columns.demands'), fields.demands)}
      {fields.session.length === 0 ? null : (
        <PanelPart title={t('panel.session')}>
          <NamedValues values={fields.session.flatMap(({ values }) => values)} />
        </PanelPart>
      )}
    </>
  )
}

interface WrongProps {
  listed: ListedPolicy
  policies: readonly Policy[]
  options: AccessOptions | undefined
  nameOf: NameOf
}

/** What the rules found that names this policy, and what would keep it from being saved. */
function Wrong({ listed: { policy, customerId }, policies, options, nameOf }: WrongProps) {
  const t = useTexts('access')
  const { clock } = useDevice()
  const emergencyIds = useWatched(watchEmergencyIds, customerId)
  const looked = useMemo(
    () => lookAtCompany(policies, options, clock.now(), emergencyIds),
    // What is a minute older is not wrong in another way.
    // oxlint-disable-next-line react/exhaustive-deps
    [policies, options, emergencyIds],
  )
  const problems = useMemo(() => problemsOf(policy, options), [policy, options])
  const findings =
    'findings' in looked ? looked.findings.filter(({ policyIds }) => policyIds.includes(policy.id)) : []
  return (
    <PanelPart title={t('panel.wrong')}>
      {findings.map((finding) => (
        <FindingEntry
          key={`${finding.rule}/${JSON.stringify(finding.values)}`}
          finding={finding}
          nameOf={nameOf}
        />
      ))}
      {problems.length > 0 ? <Prefix /> : null}
      {problems.map((problem) => (
        <ProblemEntry
          key={`${problem.rule}/${problem.input}/${JSON.stringify(problem.values)}`}
          problem={problem}
        />
      ))}
      {'reason' in looked ? (
        <Quiet>{t('panel.notJudged')}</Quiet>
      ) : findings.length + problems.length === 0 ? (
        <Quiet>{t('panel.fine')}</Quiet>
      ) : null}
    </PanelPart>
  )
}

/** Has the assistant analyze the policy, where the organization has one (CA-31). */
function AnalyzeButton({ listed: { policy, customerId } }: Pick<PolicyPanelProps, 'listed'>) {
  const t = useTexts('access')
  const ask = useAssistant()
  if (!ask) return null
  const { id, displayName: name } = policy
  return (
    <Line>
      <Button icon={<Sparkles aria-hidden />} onClick={() => ask({ customerId, policy: { id, name } })}>
        {t('panel.analyze')}
      </Button>
    </Line>
  )
}

const SHOWN = 5

/** What was asked of this policy from here, the newest first. */
function OwnTasks({ listed, tasks }: Pick<PolicyPanelProps, 'listed' | 'tasks'>) {
  const t = useTexts('access')
  const about = tasks.filter(
    ({ row }) => row.customer_id === listed.customerId && names(row, listed.policy.id),
  )
  const aboutIds = new Set(about.map(({ row }) => row.id))
  const own = tasks
    .filter(({ row }) => aboutIds.has(row.id) || (row.undoes !== null && aboutIds.has(row.undoes)))
    .slice(0, SHOWN)
  if (own.length === 0) return null
  return (
    <PanelPart title={t('panel.tasks')}>
      <ul>
        {own.map((task) => (
          <AccessTaskEntry key={task.row.id} task={task} company={listed.company} all={tasks} />
        ))}
      </ul>
    </PanelPart>
  )
}

const names = ({ items }: AccessTask, id: string) => items.some(({ object_id: object }) => object === id)
