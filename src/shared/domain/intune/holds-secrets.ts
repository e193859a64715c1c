import type { DevicePolicy } from './device-policy.ts'

const SECRET_SETTING = '#microsoft.graph.deviceManagementConfigurationSecretSettingValue'

/**
 * Whether a policy sets a secret: the vendor tells none of them, so that the policy cannot be made again from what was read.
 * https://learn.microsoft.com/graph/api/resources/intune-deviceconfigv2-devicemanagementconfigurationsecretsettingvalue and
 * https://learn.microsoft.com/graph/api/resources/intune-deviceconfig-omasetting
 */
export const holdsSecrets = ({ body }: Pick<DevicePolicy, 'body'>): boolean => isSecretWithin(body)

function isSecretWithin(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isSecretWithin)
  if (typeof value !== 'object' || value === null) return false
  const { '@odata.type': type, isEncrypted } = value as Record<string, unknown>
  if (type === SECRET_SETTING || isEncrypted === true) return true
  return Object.values(value).some(isSecretWithin)
}
