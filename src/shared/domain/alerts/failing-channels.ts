import type { AlertChannels } from './alert-channels.ts'

/** A way out of the app by which alerts do not arrive. */
export type FailingChannel =
  | { kind: 'mailFailing'; since: string }
  | { kind: 'mailRefused'; addresses: string[] }
  | { kind: 'webhookFailing'; host: string; since: string; status: string }
  | { kind: 'webhookDisabled'; host: string }
  | { kind: 'webhookMissed'; host: string; count: number }
  | { kind: 'ticketsFailing'; tool: string; since: string; fault: string }
  | { kind: 'ticketsMissed'; tool: string; count: number }

/** Which channels fail, the worst first; `recipients`: who gets mails by now, for others who refused them are of no matter. */
export function failingChannels(
  channels: AlertChannels | null,
  recipients: ReadonlySet<string>,
): FailingChannel[] {
  if (!channels) return []
  const { webhook, mail } = channels
  const addresses = mail.refused.filter((each) => recipients.has(each))
  const found: FailingChannel[] = []
  if (mail.failing_since !== null) found.push({ kind: 'mailFailing', since: mail.failing_since })
  if (addresses.length > 0) found.push({ kind: 'mailRefused', addresses })
  found.push(...failingTickets(channels))
  if (!webhook) return found
  const { host, failing_since: since, last_status: status, disabled, given_up: count } = webhook
  if (disabled) found.push({ kind: 'webhookDisabled', host })
  else if (since !== null) found.push({ kind: 'webhookFailing', host, since, status: String(status ?? '') })
  if (count > 0) found.push({ kind: 'webhookMissed', host, count })
  return found
}

function failingTickets({ tickets }: AlertChannels): FailingChannel[] {
  if (!tickets) return []
  const { tool, failing_since: since, last_fault: fault, given_up: count } = tickets
  return [
    ...(since === null ? [] : [{ kind: 'ticketsFailing' as const, tool, since, fault: fault ?? '' }]),
    ...(count === 0 ? [] : [{ kind: 'ticketsMissed' as const, tool, count }]),
  ]
}
