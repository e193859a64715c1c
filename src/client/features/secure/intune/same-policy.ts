import type { IntuneSetName } from '#shared/domain/intune/device-policy.ts'

/** Equal for policies that are the same one in different tenants: of one set, and of one name. */
export const samePolicyKey = ({ set, name }: { set: IntuneSetName; name: string }): string =>
  `${set} ${name.trim().toLowerCase()}`
