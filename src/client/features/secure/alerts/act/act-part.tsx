import { chakra } from '@chakra-ui/react'
import { LockKeyhole, ShieldAlert, ShieldCheck, Tag } from 'lucide-react'
import { useState } from 'react'
import { accountsOf, actionsOf, type AlertTask, vendorsElsewhere } from '#shared/domain/alerts/alert-task.ts'
import { watchAlertTasks } from '#client/data/nouns/secure/alert-tasks.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useWithheld } from '#client/parts/use-withheld.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { useHotkey } from '#client/ui/keys/use-hotkey.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import type { NamedAlert } from '../alert-rows.ts'
import { useAlertActs } from '../use-alert-acts.ts'
import { ActElsewhere } from './act-elsewhere.tsx'
import { LockDownDialog } from './lock-down-dialog.tsx'
import { RiskDialog } from './risk-dialog.tsx'
import { TaskLines } from './task-lines.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { useProtection } from './use-protection.ts'
import { VendorStatusDialog } from './vendor-status-dialog.tsx'

const Acts = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

const icons = {
  lockDown: <LockKeyhole aria-hidden />,
  confirmCompromised: <ShieldAlert aria-hidden />,
  dismissRisk: <ShieldCheck aria-hidden />,
  setVendorStatus: <Tag aria-hidden />,
}

type Asked = ReturnType<typeof actionsOf>[number] | AlertTask

/** What can be done from an alert, and what was: L locks the account down that it is about. */
export function ActPart({ alert }: { alert: NamedAlert }) {
  const t = useTexts('alertTasks')
  const { disabledReason } = useAlertActs()
  const tasks = useWatched(watchAlertTasks)?.filter(({ row }) => row.alert_id === alert.id) ?? []
  const protectionOf = useProtection(alert.row.customer_id)
  const [asked, setAsked] = useState<Asked>()
  const actions = actionsOf(alert.row)
  const accounts = accountsOf(alert.row)
  const open = accounts.find((each) => protectionOf(each) === undefined)
  const withheld = useWithheld('lockDownAccounts')
  const lockReason =
    disabledReason ?? withheld ?? (open || !accounts[0] ? undefined : protectionOf(accounts[0]))
  useHotkey('l', () => setAsked('lockDown'), {
    enabled: asked === undefined && actions.includes('lockDown') && lockReason === undefined,
    word: t('actions.lockDown'),
    scope: 'panel',
  })
  const elsewhere = vendorsElsewhere(alert.row)
  if (actions.length + tasks.length + elsewhere.length === 0) return null
  return (
    <PanelPart title={t('title')}>
      {elsewhere.map((vendor) => (
        <ActElsewhere key={vendor} vendor={vendor} />
      ))}
      <Acts>
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === 'lockDown' ? 'danger' : 'secondary'}
            icon={icons[action]}
            disabledReason={action === 'lockDown' ? lockReason : disabledReason}
            aria-haspopup="dialog"
            onClick={() => setAsked(action)}
          >
            {t(`actions.${action}`)}
          </Button>
        ))}
      </Acts>
      <TaskLines tasks={tasks} disabledReason={disabledReason} onUndo={setAsked} />
      {asked === undefined ? null : (
        <AskedDialog
          alert={alert}
          asked={asked}
          first={open ?? accounts[0]}
          onClose={() => setAsked(undefined)}
        />
      )}
    </PanelPart>
  )
}

interface AskedDialogProps {
  alert: NamedAlert
  asked: Asked
  first: ReturnType<typeof accountsOf>[number] | undefined
  onClose: () => void
}

function AskedDialog({ alert, asked, first, onClose }: AskedDialogProps) {
  if (typeof asked === 'object') return <UndoDialog alert={alert} task={asked} onClose={onClose} />
  if (asked === 'setVendorStatus') return <VendorStatusDialog alert={alert} onClose={onClose} />
  if (!first) return null
  if (asked === 'lockDown') return <LockDownDialog alert={alert} first={first} onClose={onClose} />
  return <RiskDialog alert={alert} action={asked} first={first} onClose={onClose} />
}
