/**
 * Members of a policy that the vendor alone sets, or that tell of the devices that have it. They are taken in without a note and never sent.
 * https://learn.microsoft.com/graph/api/resources/intune-deviceconfig-deviceconfiguration and intune-deviceconfigv2-devicemanagementconfigurationpolicy
 */
export const VENDOR_MEMBERS: readonly string[] = [
  'id',
  'createdDateTime',
  'lastModifiedDateTime',
  'version',
  'creationSource',
  'settingCount',
  'isAssigned',
  'supportsScopeTags',
  'deployedAppCount',
  'deploymentSummary',
  'deviceReporting',
  'newUpdates',
  'inventorySyncStatus',
  'driverInventories',
  'deviceStatuses',
  'userStatuses',
  'deviceStatusOverview',
  'userStatusOverview',
  'deviceSettingStateSummaries',
]
