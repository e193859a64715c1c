import { useCallback, useEffect, useRef } from 'react'
import { readDevicePolicy } from '#client/data/nouns/secure/device-policies.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useServerList } from '#client/parts/list/use-server-list.ts'
import type { DevicePolicyRow } from './device-policy-rows.ts'

/**
 * A policy with its settings, as the server has them; undefined until they were read. Read again when the network is back, and when
 * a change of it has ended.
 */
export function useDevicePolicy({ customerId, policy: { set, id }, isUpdating }: DevicePolicyRow) {
  const device = useDevice()
  const request = useCallback(
    async () => [await readDevicePolicy(device, { customerId, set, policyId: id })],
    [device, customerId, set, id],
  )
  const { rows, ...asked } = useServerList(request, useIsOnline())
  const { read } = asked
  const wasUpdating = useRef(isUpdating)
  useEffect(() => {
    if (wasUpdating.current && !isUpdating) void read()
    wasUpdating.current = isUpdating
  }, [isUpdating, read])
  return { ...asked, policy: rows?.[0] }
}
export type AskedPolicy = ReturnType<typeof useDevicePolicy>
