import { useState } from 'react'
import type { DeviceProfile } from '#shared/domain/employee-devices/employee-device.ts'
import { listedProfiles } from '#shared/domain/employee-devices/employee-device.ts'
import {
  assignDevice,
  assignProfile,
  removeDevice,
  removeProfile,
} from '#client/data/nouns/employee-devices.ts'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { Section } from '#client/parts/connection/section.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Faint, Quiet } from '#client/ui/words.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import type { ColumnContext } from './device-columns.tsx'
import type { ListedDevice } from './device-list.ts'
import { FoundParts } from './found-parts.tsx'
import { ProfileList } from './profile-list.tsx'
import { useNoManage } from './use-no-manage.ts'

interface DevicePanelProps extends ColumnContext {
  device: ListedDevice
  onClose: () => void
}

type Asked = { act: 'assign' } | { act: 'remove' } | { act: 'assignProfile'; profile: DeviceProfile }

const nameOf = ({ name, folder }: DeviceProfile): string => name || folder

/** One device: what it is, whose, and what the agent found there. */
export function DevicePanel({ device: listed, onClose, ...context }: DevicePanelProps) {
  const { t, words } = context
  const device = useDevice()
  const tell = useTellKept()
  const noManage = useNoManage()
  const [asked, setAsked] = useState<Asked>()
  const { row, company } = listed
  const takeOff = async (profile: DeviceProfile) => {
    const { outcome } = await removeProfile(device, row, profile, company)
    tell(outcome, t('profiles.removed', { name: nameOf(profile) }))
  }
  return (
    <SidePanel
      title={row.name}
      context={t('panel.context')}
      summary={<Quiet>{`${row.operating_system} · ${company}`}</Quiet>}
      closeLabel={words('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" disabledReason={noManage} onClick={() => setAsked({ act: 'assign' })}>
            {t('assign.button')}
          </Button>
          <Button disabledReason={noManage} onClick={() => setAsked({ act: 'remove' })}>
            {t('remove.button')}
          </Button>
        </>
      }
    >
      <DeviceDetails device={listed} {...context} />
      <Section title={t('profiles.title')}>
        <ProfileList
          profiles={listedProfiles(row)}
          disabledReason={noManage}
          onAssign={(profile) => setAsked({ act: 'assignProfile', profile })}
          onRemove={(profile) => void takeOff(profile)}
        />
      </Section>
      <FoundParts id={row.id} />
      <PanelDialogs device={listed} asked={asked} onStop={() => setAsked(undefined)} onRemoved={onClose} />
    </SidePanel>
  )
}

interface PanelDialogsProps {
  device: ListedDevice
  asked: Asked | undefined
  onStop: () => void
  onRemoved: () => void
}

/** What the panel asks before it changes something. */
function PanelDialogs({ device: { row, company }, asked, onStop, onRemoved }: PanelDialogsProps) {
  const device = useDevice()
  const tell = useTellKept()
  const t = useTexts('agent')
  const words = useTexts('words')
  const remove = async () => {
    const { outcome } = await removeDevice(device, row, company)
    onStop()
    tell(outcome, t('remove.done', { name: row.name }))
    if (outcome === 'saved') onRemoved()
  }
  if (asked?.act === 'assign' || asked?.act === 'assignProfile') {
    const profile = asked.act === 'assignProfile' ? asked.profile : undefined
    return (
      <AssignDialog
        name={profile ? nameOf(profile) : row.name}
        customerId={row.customer_id}
        employeeId={(profile ?? row).employee_id}
        onAssign={(employee) =>
          profile
            ? assignProfile(device, row, profile, employee, company)
            : assignDevice(device, row, employee, company)
        }
        onClose={onStop}
      />
    )
  }
  return (
    <ConfirmDialog
      open={asked?.act === 'remove'}
      onClose={onStop}
      onConfirm={() => void remove()}
      title={t('remove.title', { name: row.name })}
      confirm={t('remove.button')}
      cancel={words('cancel')}
      closeLabel={words('close')}
      danger
    >
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  )
}

/** Says that a change is kept, or that it could not be. */
function useTellKept() {
  const t = useTexts('agent')
  return (outcome: SubmitOutcome['outcome'], done: string) =>
    showToast(outcome === 'saved' ? { tone: 'ok', text: done } : { tone: 'error', text: t('notKept') })
}

function DeviceDetails({
  device: { row, company },
  t,
  words,
  locale,
}: ColumnContext & { device: ListedDevice }) {
  return (
    <DefinitionList
      items={[
        {
          term: t('columns.employee'),
          value:
            row.employee_id === null ? (
              <Faint>{t('nobody')}</Faint>
            ) : (
              <>
                {row.employee_name}{' '}
                <Quiet>{t(row.assigned_by === 'person' ? 'assigned.person' : 'assigned.match')}</Quiet>
              </>
            ),
        },
        { term: words('company'), value: company },
        { term: t('columns.operating_system'), value: row.os_version || row.operating_system },
        { term: t('columns.account'), value: row.account || <Faint>–</Faint> },
        { term: t('columns.last_seen'), value: <TimeText at={row.last_seen} locale={locale} /> },
        { term: t('panel.firstSeen'), value: <TimeText at={row.first_seen} locale={locale} /> },
        {
          term: t('panel.lastBoot'),
          value: row.last_boot === null ? <Faint>–</Faint> : <TimeText at={row.last_boot} locale={locale} />,
        },
        { term: t('panel.agentVersion'), value: row.agent_version },
      ]}
    />
  )
}
