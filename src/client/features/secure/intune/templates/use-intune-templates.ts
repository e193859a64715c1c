import { useMemo } from 'react'
import { watchDevicePolicies } from '#client/data/nouns/secure/device-policies.ts'
import { watchDeviceTemplates } from '#client/data/nouns/secure/device-templates.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { IntuneArea } from '../device-policy-rows.ts'
import { POLICY_TYPE_OF } from '../save-template/use-own-templates.ts'
import { intuneTemplateRows } from './intune-template-rows.ts'

/** The templates of an area; undefined while they are read. `all` are those of both areas. */
export function useIntuneTemplates(area: IntuneArea) {
  const t = useTexts('intune')
  const all = useWatched(watchDeviceTemplates)
  const policies = useWatched(watchDevicePolicies)
  const rows = useMemo(() => {
    if (!all || !policies) return undefined
    const own = all.filter(({ row }) => row.policy_type === POLICY_TYPE_OF[area])
    return intuneTemplateRows(own, policies.values(), t)
  }, [all, policies, area, t])
  return { rows, all }
}
