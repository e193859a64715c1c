import type { RegisteredDevice } from '#shared/contract/devices.ts'
import { deviceEndpoints } from '#shared/contract/endpoints/devices.ts'
import { profileEndpoints } from '#shared/contract/endpoints/profile.ts'
import type { Caller, Device } from '../device/device.ts'

/** Where people of the organization are signed in, as the server says at this moment. */
export const readDevices = ({ call }: Caller): Promise<RegisteredDevice[]> =>
  call(deviceEndpoints.listDevices)

/** Has somebody's device erase itself as soon as it is heard. */
export const eraseDevice = (
  { call }: Caller,
  { id, userId }: Pick<RegisteredDevice, 'id' | 'userId'>,
): Promise<void> => call(deviceEndpoints.wipeDevice, { params: { id }, body: { userId } })

/** Where the signed-in person is signed in. */
export const readOwnDevices = ({ call }: Caller): Promise<RegisteredDevice[]> =>
  call(profileEndpoints.listOwnDevices)

/** Ends the session on one of the person's devices. */
export const signOutDevice = ({ call }: Caller, id: string): Promise<void> =>
  call(profileEndpoints.signOutDevice, { params: { id } })

/** Ends every session of the person but the one on this device. */
export const signOutElsewhere = ({ call, deviceId }: Pick<Device, 'call' | 'deviceId'>): Promise<void> =>
  call(profileEndpoints.signOutElsewhere, { body: { deviceId } })
