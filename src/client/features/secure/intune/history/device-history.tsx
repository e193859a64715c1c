import { devicePolicyKey } from '#shared/domain/intune/device-policy-task.ts'
import type { View } from '#client/data/rows/merge.ts'
import { HistoryList } from '#client/features/secure/parts/history/history-list.tsx'
import { HistoryPanel } from '#client/features/secure/parts/history/history-panel.tsx'
import { OwnHistory } from '#client/features/secure/parts/history/own-history.tsx'
import type { DevicePolicyRow, IntuneArea } from '../device-policy-rows.ts'
import { type DeviceHistoryOf, useDeviceHistory } from './use-device-history.tsx'

interface DeviceHistoryProps {
  companyId: string | undefined
  companyOf: (id: string) => string
  area: IntuneArea
  tasks: readonly View<'devicePolicyTask'>[]
  onClose: () => void
}

/** What changed in the policies of an area of a company, also in those that are gone, and the way back. */
export function DeviceHistory({ companyId, companyOf, area, tasks, onClose }: DeviceHistoryProps) {
  const company = companyId === undefined ? undefined : companyOf(companyId)
  return (
    <HistoryPanel company={company} onClose={onClose}>
      {companyId === undefined ? null : (
        <CompanyHistory customerId={companyId} company={companyOf(companyId)} area={area} tasks={tasks} />
      )}
    </HistoryPanel>
  )
}

const CompanyHistory = (of: DeviceHistoryOf) => <HistoryList context={useDeviceHistory(of)} />

interface DevicePolicyHistoryProps {
  row: DevicePolicyRow
  area: IntuneArea
  tasks: readonly View<'devicePolicyTask'>[]
}

/** What changed in one policy, and the way back. */
export function DevicePolicyHistory({
  row: { customerId, company, policy },
  area,
  tasks,
}: DevicePolicyHistoryProps) {
  const context = useDeviceHistory({ customerId, company, area, tasks })
  return <OwnHistory context={context} of={{ target: 'devicePolicy', object_id: devicePolicyKey(policy) }} />
}
