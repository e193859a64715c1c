import { NotificationsDialog } from '#client/features/notifications/notifications-dialog.tsx'
import { useDevice } from '#client/machines/use-device.ts'
import {
  lookAtNotifications,
  testNotifications,
  turnNotificationsOff,
  turnNotificationsOn,
} from './notifications.ts'

/** Notifications of this device, with the real browser and server. */
export function DeviceNotifications({ onClose }: { onClose: () => void }) {
  const here = useDevice()
  return (
    <NotificationsDialog
      onLook={() => lookAtNotifications(here.userKey)}
      onTurnOn={() => turnNotificationsOn(here)}
      onTurnOff={() => turnNotificationsOff(here)}
      onTest={() => testNotifications(here)}
      onClose={onClose}
    />
  )
}
