import type { AlertGuide } from '../../alert-guides.ts'
import type { AlertSeverity } from '../../alert-severity.ts'
import { defineDetection, type Detection } from '../../detection.ts'
import { fact } from '../../facts.ts'
import type { PlatformEvent, PlatformMatter } from '../../security-event.ts'

const CONSENT_PAGE = 'https://learn.microsoft.com/entra/identity-platform/permissions-consent-overview'
const EXCHANGE_PAGE =
  'https://learn.microsoft.com/powershell/exchange/app-only-auth-powershell-v2#step-5-assign-microsoft-entra-roles-to-the-application'
const ERRORS_PAGE = 'https://learn.microsoft.com/graph/errors'

type Row = readonly [
  id: string,
  matters: readonly PlatformMatter[],
  guide: AlertGuide,
  severity: AlertSeverity,
  link: string,
]

/** A task that one of our people asked for is told as theirs, any other one as the server's own. */
const rows: readonly Row[] = [
  ['connection-lost', ['connectionLost'], 'ownConnection', 'high', CONSENT_PAGE],
  ['exchange-connection-lost', ['exchangeLost'], 'ownExchange', 'medium', EXCHANGE_PAGE],
  ['sync-failing', ['syncFailing'], 'ownConnection', 'medium', ERRORS_PAGE],
  ['permissions-missing', ['permissionsMissing'], 'ownConnection', 'low', CONSENT_PAGE],
]

const onMatter = (
  [id, matters, guide, severity, link]: Row,
  isTold: (event: PlatformEvent) => boolean = () => true,
): Detection =>
  defineDetection({
    id,
    kinds: ['platform'],
    sources: ['platform'],
    guide,
    severity,
    isVariable: false,
    license: 'free',
    isOnByDefault: true,
    link,
    match: (event) =>
      matters.includes(event.matter) && isTold(event)
        ? { facts: event.details.map(({ name, value }) => fact(name, value)) }
        : undefined,
  })

const isByStaff = ({ actor }: PlatformEvent) => actor !== undefined

/** What our own server notices. That a channel of alerts fails is no such matter: its alert would go nowhere either. */
export const platformMatters: readonly Detection[] = [
  ...rows.map((row) => onMatter(row)),
  onMatter(
    ['staff-action-failed', ['taskFailed', 'taskPartlyDone'], 'ownTask', 'medium', ERRORS_PAGE],
    isByStaff,
  ),
  onMatter(['task-failed', ['taskFailed'], 'ownTask', 'medium', ERRORS_PAGE], (event) => !isByStaff(event)),
  onMatter(
    ['task-partly-done', ['taskPartlyDone'], 'ownTask', 'medium', ERRORS_PAGE],
    (event) => !isByStaff(event),
  ),
]
