import { useMemo } from 'react'
import { policyTemplateLimits } from '#shared/domain/conditional-access/templates/policy-template.ts'
import type { DeviceTemplate } from '#shared/domain/intune/device-template.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { watchDeviceTemplates } from '#client/data/nouns/secure/device-templates.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import { useDeviceObstacle } from '../acts/use-device-acts.ts'
import type { IntuneArea } from '../device-policy-rows.ts'

export const POLICY_TYPE_OF = {
  configuration: 'INTUNE_CONFIGURATION',
  compliance: 'INTUNE_COMPLIANCE',
} as const satisfies Record<IntuneArea, DeviceTemplate['policy_type']>

/** What there is of templates of an area, for who adds some; undefined while they are read. */
export function useOwnTemplates(area: IntuneArea) {
  const views = useWatched(watchDeviceTemplates)
  return useMemo(() => {
    if (!views) return undefined
    const own = views.filter(({ row }) => row.policy_type === POLICY_TYPE_OF[area])
    return {
      names: own.map(({ row }) => row.name),
      // There is one limit for those of both areas.
      room: Math.max(policyTemplateLimits.templates - views.length, 0),
    }
  }, [views, area])
}

/** Why no template, which is the whole organization's, can be saved now; the server says the same. */
export function useSaveObstacle(): string | undefined {
  const errors = useTexts('errors')
  const { login } = useDevice()
  const obstacle = useDeviceObstacle()
  return obstacle ?? (mayChangeOrganization(login.userData) ? undefined : errors('noPermission'))
}
