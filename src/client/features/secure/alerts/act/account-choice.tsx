import { accountsOf, type AlertAccount } from '#shared/domain/alerts/alert-task.ts'
import { useTexts } from '#client/texts/texts.ts'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import type { NamedAlert } from '../alert-rows.ts'

/** What an account is called. */
export const nameOfAccount = ({ name, id }: AlertAccount): string => name ?? id ?? '–'

interface AccountChoiceProps {
  alert: NamedAlert
  chosen: AlertAccount
  onChoose: (account: AlertAccount) => void
}

/** Which of the accounts that an alert names is meant, where there are several. */
export function AccountChoice({ alert: { row }, chosen, onChoose }: AccountChoiceProps) {
  const t = useTexts('alertTasks')
  const accounts = accountsOf(row)
  if (accounts.length < 2) return null
  return (
    <RadioList
      label={t('account')}
      value={nameOfAccount(chosen)}
      onChange={(name) => {
        const found = accounts.find((each) => nameOfAccount(each) === name)
        if (found) onChoose(found)
      }}
      options={accounts.map((each, place) => ({
        value: nameOfAccount(each),
        label: nameOfAccount(each),
        help: place === 0 && row.account ? t('about') : t('actor'),
      }))}
    />
  )
}
