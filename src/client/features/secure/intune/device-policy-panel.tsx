import { chakra } from '@chakra-ui/react'
import { type ReactNode, Suspense } from 'react'
import type { View } from '#client/data/rows/merge.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { Badge } from '#client/ui/figures/badge.tsx'
import { later } from '#client/ui/later.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { PanelActs } from './acts/panel-acts.tsx'
import { DeviceTaskEntry } from './changes/device-changes.tsx'
import { DevicePolicyJson } from './device-policy-json.tsx'
import type { DevicePolicyRow, IntuneArea } from './device-policy-rows.ts'
import { DevicePolicySettings } from './device-policy-settings.tsx'
import { DevicePolicyState } from './device-policy-state.tsx'
import { tasksAbout } from './device-policy-tasks.ts'
import { platformText } from './device-policy-words.ts'
import { Actions, Description, Whom } from './panel-parts.tsx'
import { useDevicePolicy } from './use-device-policy.ts'

const DevicePolicyHistory = later(() =>
  import('./history/device-history.tsx').then((part) => part.DevicePolicyHistory),
)

const Line = chakra('div', { base: { display: 'flex', minW: 0, maxW: 'full', flexShrink: 0 } })

interface DevicePolicyPanelProps {
  row: DevicePolicyRow
  area: IntuneArea
  tasks: readonly View<'devicePolicyTask'>[]
  view: 'json' | undefined
  onView: (view: 'json' | undefined) => void
  /** Something was deployed: what becomes of it is followed elsewhere. */
  onDeployed: () => void
  onClose: () => void
}

/** A policy for devices: whom it is for, what follows, what it sets, and what can be done (INTUNE-03, INTUNE-06). Give it the row's key. */
export function DevicePolicyPanel(props: DevicePolicyPanelProps) {
  const { row, area, tasks, onDeployed, onClose } = props
  const t = useTexts('intune')
  const words = useTexts('words')
  const mayChange = useMayChange()
  const { policy, company, platform, isUpdating, isNew } = row
  const ownTasks = <OwnTasks row={row} tasks={tasks} />
  return (
    <SidePanel
      title={policy.name}
      context={company}
      summary={
        <Tags>
          <DevicePolicyState row={row} />
          {isNew ? null : <Badge>{platformText(platform, t)}</Badge>}
          <Quiet>{t(`kinds.${policy.set}`)}</Quiet>
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
      footer={mayChange ? <PanelActs row={row} area={area} onDeployed={onDeployed} /> : null}
    >
      {isUpdating ? <Callout tone="info">{t(isNew ? 'acts.makingWhole' : 'acts.updating')}</Callout> : null}
      {isNew ? (
        <>
          <Whom row={row} />
          {ownTasks}
        </>
      ) : (
        <Standing {...props}>{ownTasks}</Standing>
      )}
    </SidePanel>
  )
}

/** What a policy says that is in its tenant. */
function Standing({
  row,
  area,
  tasks,
  view,
  onView,
  children,
}: DevicePolicyPanelProps & { children: ReactNode }) {
  const t = useTexts('intune')
  const asked = useDevicePolicy(row)
  return (
    <>
      <Line>
        <Segmented
          label={t('panel.view')}
          value={view ?? 'fields'}
          onChange={(next) => onView(next === 'json' ? 'json' : undefined)}
          options={(['fields', 'json'] as const).map((value) => ({ value, label: t(`panel.${value}`) }))}
        />
      </Line>
      {view === 'json' ? (
        <DevicePolicyJson asked={asked} />
      ) : (
        <>
          <Description text={row.policy.description} />
          <Whom row={row} />
          {area === 'compliance' ? <Actions row={row} /> : null}
          {children}
          <DevicePolicySettings asked={asked} />
          <Suspense>
            <DevicePolicyHistory row={row} area={area} tasks={tasks} />
          </Suspense>
        </>
      )}
    </>
  )
}

const SHOWN = 5

/** What was asked of this policy from here, the newest first. */
function OwnTasks({ row, tasks }: Pick<DevicePolicyPanelProps, 'row' | 'tasks'>) {
  const t = useTexts('intune')
  const own = tasksAbout(row, tasks).slice(0, SHOWN)
  if (own.length === 0) return null
  return (
    <PanelPart title={t('panel.tasks')}>
      <ul>
        {own.map((task) => (
          <DeviceTaskEntry key={task.row.id} task={task} all={tasks} company={row.company} />
        ))}
      </ul>
    </PanelPart>
  )
}
