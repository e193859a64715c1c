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

/** As it came, since a change has to send back what it leaves as it is. */
const restriction = known(z.record(z.string(), z.json()))

// https://learn.microsoft.com/graph/api/resources/intune-onboarding-deviceenrollmentplatformrestrictionsconfiguration
export const enrollmentConfigurations = graphSource({
  path: 'deviceManagement/deviceEnrollmentConfigurations',
  isList: true,
  permission: 'DeviceManagementServiceConfig.Read.All',
  changePermission: 'DeviceManagementServiceConfig.ReadWrite.All',
  schema: z.array(
    z.object({
      id: z.string(),
      '@odata.type': known(z.string()),
      androidRestriction: restriction,
      iosRestriction: restriction,
      macOSRestriction: restriction,
      windowsRestriction: restriction,
    }),
  ),
})

// https://learn.microsoft.com/graph/api/intune-deviceconfig-devicecompliancepolicydevicestatesummary-get
export const deviceCompliance = graphSource({
  path: 'deviceManagement/deviceCompliancePolicyDeviceStateSummary',
  permission: 'DeviceManagementConfiguration.Read.All',
  schema: z.object({
    compliantDeviceCount: known(z.number()),
    inGracePeriodCount: known(z.number()),
    nonCompliantDeviceCount: known(z.number()),
    errorDeviceCount: known(z.number()),
    conflictDeviceCount: known(z.number()),
  }),
})
