import { Suspense } from 'react'
import { type MailPolicy, RECIPIENT_FIELDS } from '#shared/domain/defender/mail-policy.ts'
import type { View } from '#client/data/rows/merge.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Badge } from '#client/ui/figures/badge.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { later } from '#client/ui/later.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { MailTaskEntry } from './mail-changes.tsx'
import { type MailPolicyRow, tasksAbout } from './mail-policy-rows.ts'
import { MailPolicyState } from './mail-policy-state.tsx'
import { PanelActs } from './panel-acts.tsx'
import { wholeAudience } from './recipient-words.ts'
import { PolicySettings } from './policy-settings.tsx'

const MailPolicyHistory = later(() =>
  import('./history/mail-history.tsx').then((part) => part.MailPolicyHistory),
)

interface MailPolicyPanelProps {
  row: MailPolicyRow
  /** Every policy that is listed, for those of its kind at its company. */
  rows: readonly MailPolicyRow[]
  tasks: readonly View<'mailPolicyTask'>[]
  /** Something was deployed: what becomes of it is followed elsewhere. */
  onDeployed: () => void
  onClose: () => void
}

/** One policy: whom it is for, what it says, what was asked of it, and what can be done (DEF-02, DEF-03, DEF-06). */
export function MailPolicyPanel({ row, rows, tasks, onDeployed, onClose }: MailPolicyPanelProps) {
  const t = useTexts('defender')
  const words = useTexts('words')
  const mayChange = useMayChange()
  const { policy, company, isUpdating, isNew } = row
  return (
    <SidePanel
      title={policy.name}
      context={company}
      summary={
        <Tags>
          <MailPolicyState row={row} />
          <Badge>{t(`policy.kinds.${policy.kind}`)}</Badge>
          {policy.isBuiltIn ? <Badge>{t('builtIn')}</Badge> : null}
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
      footer={mayChange ? <PanelActs row={row} rows={rows} onDeployed={onDeployed} /> : null}
    >
      {isUpdating ? <Callout tone="info">{t(isNew ? 'acts.making' : 'acts.updating')}</Callout> : null}
      <ForWhom policy={policy} />
      <PolicySettings policy={policy} />
      <About policy={policy} />
      <OwnTasks row={row} tasks={tasks} />
      <Suspense>{isNew ? null : <MailPolicyHistory row={row} tasks={tasks} />}</Suspense>
      <Json policy={policy} />
    </SidePanel>
  )
}

function ForWhom({ policy }: { policy: MailPolicy }) {
  const t = useTexts('defender')
  const whole = wholeAudience(policy)
  const fields = RECIPIENT_FIELDS.filter(({ side, kind }) => policy[side][kind].length > 0)
  return (
    <PanelPart title={t('panel.forWhom')}>
      {whole ? <Quiet as="p">{t(`panel.${whole}`)}</Quiet> : null}
      {fields.length === 0 ? null : (
        <DefinitionList
          items={fields.map(({ input, side, kind }) => ({
            term: t(`policy.inputs.${input}`),
            value: <Lines texts={policy[side][kind]} />,
          }))}
        />
      )}
    </PanelPart>
  )
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function About({ policy }: { policy: MailPolicy }) {
  const t = useTexts('defender')
  const { description, comments, priority } = policy
  return (
    <PanelPart title={t('panel.about')}>
      <DefinitionList
        items={[
          {
            term: t('policy.inputs.priority'),
            value: priority === null ? <Quiet>{t('panel.fixedPlace')}</Quiet> : priority,
          },
          ...(description === '' ? [] : [{ term: t('policy.inputs.description'), value: description }]),
          ...(comments === '' ? [] : [{ term: t('policy.inputs.comments'), value: comments }]),
        ]}
      />
    </PanelPart>
  )
}

const SHOWN = 5

/** What was asked of this policy from here, the newest first. */
function OwnTasks({ row, tasks }: Pick<MailPolicyPanelProps, 'row' | 'tasks'>) {
  const t = useTexts('defender')
  const own = tasksAbout(row, tasks).slice(0, SHOWN)
  if (own.length === 0) return null
  return (
    <PanelPart title={t('panel.tasks')}>
      <ul>
        {own.map((task) => (
          <MailTaskEntry key={task.row.id} task={task} all={tasks} company={row.company} />
        ))}
      </ul>
    </PanelPart>
  )
}

function Json({ policy }: { policy: MailPolicy }) {
  const t = useTexts('defender')
  const words = useTexts('words')
  const text = JSON.stringify(policy, null, 2)
  return (
    <PanelPart title={t('panel.json')} isFolded>
      <CopyButton text={text} label={t('panel.copy')} copiedLabel={words('copied')} />
      <pre>{text}</pre>
    </PanelPart>
  )
}
