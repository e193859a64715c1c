import { HOUR } from '#shared/lib/time.ts'
import type { Detection } from '../../detection.ts'
import { isTrue, propertyOf } from '../../facts.ts'
import { ofAccount } from '../../history.ts'
import { dayOf, nameOf } from '../../who.ts'
import { onOperation, type Operated } from './operation-rule.ts'

const PAGE = 'https://learn.microsoft.com/purview/audit-log-investigate-accounts'
const operations = ['MailItemsAccessed']

const isThrottled = ({ properties }: Operated) => isTrue(propertyOf(properties, 'IsThrottled'))
const isSynced = ({ properties }: Operated) => /^sync$/i.test(propertyOf(properties, 'MailAccessType') ?? '')

export const mailReading: readonly Detection[] = [
  onOperation({
    id: 'mail-access-throttled',
    operations,
    guide: 'mailboxAccess',
    severity: 'medium',
    link: PAGE,
    group: 'mail-access',
    // The vendor stops to log for a day once a mailbox was read more than a thousand times.
    judge: (event) =>
      isThrottled(event)
        ? { subject: [`account/${nameOf(event.account) ?? ''}`, dayOf(event.at)] }
        : undefined,
  }),
  onOperation({
    id: 'mail-synced-in-bulk',
    operations,
    guide: 'mailboxAccess',
    severity: 'medium',
    link: PAGE,
    group: 'mail-access',
    // Each one is a whole folder that was copied.
    window: { length: HOUR, threshold: 5, by: ofAccount },
    judge: (event) => (isSynced(event) ? {} : undefined),
  }),
  onOperation({
    id: 'mail-read-in-bulk',
    operations,
    guide: 'mailboxAccess',
    severity: 'medium',
    link: PAGE,
    group: 'mail-access',
    window: {
      length: HOUR,
      threshold: 300,
      by: ofAccount,
      weight: (event) => (event.kind === 'activity' ? event.count : 1),
    },
    judge: (event) => (isSynced(event) ? undefined : {}),
  }),
]
