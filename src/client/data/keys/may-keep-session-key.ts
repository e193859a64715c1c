import type { KeyMode } from '#shared/contract/devices.ts'
import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'

/** Whether a device may open without the server, as far as its record says (SESS-02). */
export const mayKeepSessionKey = ({ mode, policy }: { mode: KeyMode; policy: DevicePolicy }): boolean =>
  mode === 'session' && policy.fieldMode !== 'required' && policy.openOffline !== false
