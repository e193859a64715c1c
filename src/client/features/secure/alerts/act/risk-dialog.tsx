import { useState } from 'react'
import type { AlertAccount } from '#shared/domain/alerts/alert-task.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { NamedAlert } from '../alert-rows.ts'
import { AccountChoice, nameOfAccount } from './account-choice.tsx'
import { ActDialog } from './act-dialog.tsx'

interface RiskDialogProps {
  alert: NamedAlert
  action: 'confirmCompromised' | 'dismissRisk'
  first: AlertAccount
  onClose: () => void
}

/** Tells the vendor what people make of the risk that it sees in an account. */
export function RiskDialog({ alert, action, first, onClose }: RiskDialogProps) {
  const t = useTexts('alertTasks')
  const [account, setAccount] = useState(first)
  const name = nameOfAccount(account)
  return (
    <ActDialog
      alert={alert}
      act={{ action, account }}
      subject={name}
      title={t(`${action}.title`, { account: name })}
      confirm={t(`actions.${action}`)}
      danger={action === 'confirmCompromised'}
      onClose={onClose}
    >
      <p>{t(`${action}.text`, { company: alert.company })}</p>
      <AccountChoice alert={alert} chosen={account} onChoose={setAccount} />
    </ActDialog>
  )
}
