import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { type AlertAccount, LOCK_DOWN_STEPS } from '#shared/domain/alerts/alert-task.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import type { NamedAlert } from '../alert-rows.ts'
import { AccountChoice, nameOfAccount } from './account-choice.tsx'
import { ActDialog } from './act-dialog.tsx'
import { useProtection } from './use-protection.ts'

const Steps = chakra('div', { base: { display: 'grid', gap: 3, color: 'text' } })

interface LockDownDialogProps {
  alert: NamedAlert
  first: AlertAccount
  onClose: () => void
}

/** Locks an account down: who it hits, in which company, and what each step means (ALERT-18). */
export function LockDownDialog({ alert, first, onClose }: LockDownDialogProps) {
  const t = useTexts('alertTasks')
  const [account, setAccount] = useState(first)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const protection = useProtection(alert.row.customer_id)(account)
  const steps = LOCK_DOWN_STEPS.filter((step) => !left.has(step))
  const name = nameOfAccount(account)
  const choose = (step: string, isChosen: boolean) =>
    setLeft((before) => new Set(isChosen ? [...before].filter((each) => each !== step) : [...before, step]))
  return (
    <ActDialog
      alert={alert}
      act={{ action: 'lockDown', account, steps }}
      subject={name}
      title={t('lock.title', { account: name })}
      confirm={t('actions.lockDown')}
      danger
      disabledReason={protection ?? (steps.length > 0 ? undefined : t('lock.nothing'))}
      onClose={onClose}
    >
      <p>{t('lock.text', { company: alert.company })}</p>
      <AccountChoice alert={alert} chosen={account} onChoose={setAccount} />
      {protection === undefined ? null : <Callout tone="warn">{protection}</Callout>}
      <Steps>
        {LOCK_DOWN_STEPS.map((step) => (
          <Checkbox
            key={step}
            label={t(`steps.${step}`)}
            help={t(`lock.${step}`)}
            checked={!left.has(step)}
            onChange={(isChosen) => choose(step, isChosen)}
          />
        ))}
      </Steps>
    </ActDialog>
  )
}
