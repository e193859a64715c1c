import { useCallback, useEffect, useRef } from 'react'
import { readTemplatePolicy } from '#client/data/nouns/secure/device-templates.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useServerList } from '#client/parts/list/use-server-list.ts'
import type { AskedPolicy } from '../use-device-policy.ts'
import type { IntuneTemplateRow } from './intune-template-rows.ts'

/** The whole policy of a template, as the server has it; read again once the server has heard of the template. */
export function useTemplatePolicy({
  id,
  isPending,
}: Pick<IntuneTemplateRow, 'id' | 'isPending'>): AskedPolicy {
  const device = useDevice()
  const request = useCallback(async () => [await readTemplatePolicy(device, id)], [device, id])
  const { rows, ...asked } = useServerList(request, useIsOnline())
  const { read } = asked
  const wasPending = useRef(isPending)
  useEffect(() => {
    if (wasPending.current && !isPending) void read()
    wasPending.current = isPending
  }, [isPending, read])
  return { ...asked, policy: rows?.[0] }
}
