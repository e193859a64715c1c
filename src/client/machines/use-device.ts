import { createContext, useContext } from 'react'
import { invariant } from '#shared/lib/invariant.ts'
import type { Device } from '#client/data/device/device.ts'

export const DeviceContext = createContext<Device | undefined>(undefined)

/** The device of the signed-in user; every screen behind the sign-in has one. */
export function useDevice(): Device {
  const device = useContext(DeviceContext)
  invariant(device, 'screens that read data are shown to a signed-in user')
  return device
}
