import { z } from 'zod'
import { graphSource, known } from '../source.ts'

// https://learn.microsoft.com/graph/api/intune-onboarding-devicemanagement-get?view=graph-rest-beta
export const deviceManagement = graphSource({
  version: 'beta',
  path: 'deviceManagement?$select=settings',
  permission: 'DeviceManagementConfiguration.Read.All',
  changePermission: 'DeviceManagementConfiguration.ReadWrite.All',
  schema: z.object({ settings: known(z.object({ secureByDefault: known(z.boolean()) })) }),
})

// https://learn.microsoft.com/graph/api/resources/intune-devices-manageddevicecleanuprule?view=graph-rest-beta
export const managedDeviceCleanupRules = graphSource({
  version: 'beta',
  path: 'deviceManagement/managedDeviceCleanupRules',
  isList: true,
  permission: 'DeviceManagementManagedDevices.Read.All',
  changePermission: 'DeviceManagementManagedDevices.ReadWrite.All',
  schema: z.array(
    z.object({
      id: z.string(),
      deviceCleanupRulePlatformType: known(z.string()),
      deviceInactivityBeforeRetirementInDays: known(z.number()),
    }),
  ),
})
