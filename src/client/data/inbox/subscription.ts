import type { PushSubscription } from '#shared/contract/devices.ts'
import { deviceEndpoints } from '#shared/contract/endpoints/devices.ts'
import type { Device } from '../device/device.ts'

/** Has the server send notifications to this device. */
export const subscribeDevice = (
  { call, deviceId }: Pick<Device, 'call' | 'deviceId'>,
  subscription: PushSubscription,
): Promise<void> => call(deviceEndpoints.putSubscription, { params: { id: deviceId }, body: subscription })

/** Has the server send none any more. */
export const unsubscribeDevice = ({ call, deviceId }: Pick<Device, 'call' | 'deviceId'>): Promise<void> =>
  call(deviceEndpoints.deleteSubscription, { params: { id: deviceId } })

/** Has the server send one, to see that it arrives. */
export const testSubscription = async ({
  call,
  deviceId,
}: Pick<Device, 'call' | 'deviceId'>): Promise<void> => {
  await call(deviceEndpoints.testSubscription, { params: { id: deviceId } })
}
