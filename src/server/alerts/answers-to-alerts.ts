import type { ArgsOf } from '#shared/contract/commands.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
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
  alerts: readonly Pick<AlertRow, 'id' | 'reopened_at'>[],
  now: number,
): DeviceNotification['actions'] {
  if (alerts.length > ALERTS_IN_PUSH) return []
  const until = new Date(now + DAY).toISOString()
  const acknowledge = ({ id, reopened_at }: (typeof alerts)[number]): ArgsOf<'alert.acknowledge'> => ({
    customerId,
    id,
    reopenedAt: reopened_at,
  })
  const postpone = (id: string): ArgsOf<'alert.postpone'> => ({ customerId, id, until })
  return [
    {
      action: 'acknowledge',
      commands: alerts.map((alert) => ({ name: 'alert.acknowledge', args: acknowledge(alert) })),
    },
    { action: 'snooze', commands: alerts.map(({ id }) => ({ name: 'alert.postpone', args: postpone(id) })) },
  ]
}

/** What a device shows of a company's alerts is one notification. It names nothing that a policy may hide. */
export const tagOfAlerts = (customerId: string): string => digestOf(`alerts ${customerId}`)
