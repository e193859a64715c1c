import { mailPolicyKey } from '#shared/domain/defender/mail-policy-task.ts'
import type { View } from '#client/data/rows/merge.ts'
import { HistoryList } from '#client/features/secure/parts/history/history-list.tsx'
import { HistoryPanel } from '#client/features/secure/parts/history/history-panel.tsx'
import { OwnHistory } from '#client/features/secure/parts/history/own-history.tsx'
import type { MailPolicyRow } from '../mail-policy-rows.ts'
import { type MailHistoryOf, useMailHistory } from './use-mail-history.tsx'

interface MailHistoryProps {
  companyId: string | undefined
  companyOf: (id: string) => string
  tasks: readonly View<'mailPolicyTask'>[]
  onClose: () => void
}

/** What changed in the Defender policies of a company, also in those that are gone, and the way back. */
export function MailHistory({ companyId, companyOf, tasks, onClose }: MailHistoryProps) {
  const company = companyId === undefined ? undefined : companyOf(companyId)
  return (
    <HistoryPanel company={company} onClose={onClose}>
      {companyId === undefined ? null : (
        <CompanyHistory customerId={companyId} company={companyOf(companyId)} tasks={tasks} />
      )}
    </HistoryPanel>
  )
}

const CompanyHistory = (of: MailHistoryOf) => <HistoryList context={useMailHistory(of)} />

interface MailPolicyHistoryProps {
  row: MailPolicyRow
  tasks: readonly View<'mailPolicyTask'>[]
}

/** What changed in one policy, and the way back. */
export function MailPolicyHistory({ row: { customerId, company, policy }, tasks }: MailPolicyHistoryProps) {
  const context = useMailHistory({ customerId, company, tasks })
  return <OwnHistory context={context} of={{ target: 'mailPolicy', object_id: mailPolicyKey(policy) }} />
}
