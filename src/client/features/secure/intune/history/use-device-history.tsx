import { useMemo } from 'react'
import { devicePolicyTaskLimits, pendingDevicePolicies } from '#shared/domain/intune/device-policy-task.ts'
import { INTUNE_SETS, type IntuneSetName, isSetName } from '#shared/domain/intune/device-policy.ts'
import { recordedDevicePolicySchema } from '#shared/domain/intune/recorded-device-policy.ts'
import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'
import { watchDevicePolicies } from '#client/data/nouns/secure/device-policies.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { HistoryContext } from '#client/features/secure/parts/history/history-context.ts'
import { MemberChanges } from '#client/features/secure/parts/history/member-changes.tsx'
import { useKnownHistory } from '#client/features/secure/parts/history/use-known-history.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import { useDeviceActs, useDeviceObstacle } from '../acts/use-device-acts.ts'
import { itemText } from '../changes/device-task-words.ts'
import type { IntuneArea } from '../device-policy-rows.ts'
import { useFindingText } from '../device-policy-words.ts'
import { type DeviceBackItem, type LeftDevice, planBack } from './back-to.ts'
import { deviceMembers } from './device-members.ts'

export interface DeviceHistoryOf {
  customerId: string
  company: string
  area: IntuneArea
  tasks: readonly View<'devicePolicyTask'>[]
}

/** What changed in the policies of an area of a company, newest first, and what is needed to show it and to bring it back; undefined until it was read. */
export function useDeviceHistory({
  customerId,
  company,
  area,
  tasks,
}: DeviceHistoryOf): HistoryContext<DeviceBackItem, LeftDevice> | undefined {
  const t = useTexts('intune')
  const own = useMemo(() => tasks.filter(({ row }) => row.customer_id === customerId), [tasks, customerId])
  const known = useKnownHistory(customerId, 'devices', own)
  const standing = useWatched(watchDevicePolicies)?.get(customerId)
  const obstacle = useDeviceObstacle()
  const { change } = useDeviceActs()
  const planned = useMemo(() => {
    const changes = (known?.changes ?? []).filter((each) => isOfArea(each, area))
    const updating = pendingDevicePolicies(own.map(({ row }) => row))
    return {
      changes,
      planBack: (wanted: Parameters<typeof planBack>[0]) => planBack(wanted, { standing, changes, updating }),
    }
  }, [known?.changes, area, standing, own])
  return (
    known && {
      ...known,
      ...planned,
      titleOf: (each) => {
        const set = setOf(each)
        return set ? `${each.name} (${t(`kinds.${set}`)})` : each.name
      },
      renderMembers: (before, after) => <DeviceMembers before={before} after={after} />,
      itemText: ({ change: act, expected: { name } }) => itemText({ change: act, name }, t),
      renderReason: (left) => <LeftReason left={left} />,
      obstacle,
      most: devicePolicyTaskLimits.items,
      send: (items) => change([{ customerId, company, items: [...items] }]),
    }
  )
}

/** The set that the policy of a change is of; undefined of one that only a newer server knows. */
function setOf({ object_id: key }: PolicyChange): IntuneSetName | undefined {
  const set = key.slice(0, key.indexOf('.'))
  return isSetName(set) ? set : undefined
}

function isOfArea(change: PolicyChange, area: IntuneArea): boolean {
  const set = setOf(change)
  return set !== undefined && INTUNE_SETS[set].area === area
}

/** Where two forms of a policy differ, in words. */
function DeviceMembers({ before, after }: { before: object; after: object }) {
  const t = useTexts('intune')
  const words = useTexts('words')
  const [stood, stands] = [before, after].map((each) => recordedDevicePolicySchema.safeParse(each).data)
  return stood && stands ? <MemberChanges members={deviceMembers(stood, stands, { t, words })} /> : null
}

/** Why a policy, or what it sets, cannot be brought back. */
function LeftReason({ left }: { left: LeftDevice }) {
  const t = useTexts('intune')
  const history = useTexts('policyHistory')
  const findingText = useFindingText()
  switch (left.reason) {
    case 'rules':
      return <span>{`${findingText(left.finding)}.`}</span>
    case 'updating':
      return <span>{t('acts.updating')}</span>
    case 'removed':
    case 'settings':
      return <span>{t(`history.reasons.${left.reason}`)}</span>
    default:
      return <span>{history(`reasons.${left.reason}`)}</span>
  }
}
