import type { ArgsOf } from '#shared/contract/commands.ts'
import { DAY } from '#shared/lib/time.ts'
import type { DeviceNotification } from '#server/notifications/notifier.ts'
import { digestOf } from './tenant-event.store.ts'

/** So many alerts at most are answered by the buttons of a push, which has to stay below 4 KB. */
export const ALERTS_IN_PUSH = 8

/**
 * The buttons of a notification of these alerts: all of them are taken up, or notify nobody until a day after now. None
 * where they are too many, for a button must not mean only some of what is told.
 */
export function answersTo(
  customerId: string,
  ids: readonly string[],
  now: number,
): DeviceNotification['actions'] {
  if (ids.length > ALERTS_IN_PUSH) return []
  const until = new Date(now + DAY).toISOString()
  const acknowledge = (id: string): ArgsOf<'alert.acknowledge'> => ({ customerId, id })
  const postpone = (id: string): ArgsOf<'alert.postpone'> => ({ customerId, id, until })
  return [
    {
      action: 'acknowledge',
      commands: ids.map((id) => ({ name: 'alert.acknowledge', args: acknowledge(id) })),
    },
    { action: 'snooze', commands: ids.map((id) => ({ name: 'alert.postpone', args: postpone(id) })) },
  ]
}

/** What a device shows of a company's alerts is one notification. It names nothing that a policy may hide. */
export const tagOfAlerts = (customerId: string): string => digestOf(`alerts ${customerId}`)
