import { sql } from 'kysely'
import type { WebhookState, WebhookStatus } from '#shared/domain/alerts/alert-channels.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#shared/lib/time.ts'
import { readRetryAfter } from '#server/connectors/retry-wait.ts'
import type { PublicFetch } from '#server/notifications/public-fetch.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { changeChannels } from './channel-states.ts'
import { webhookHeaders } from './webhook-signature.ts'
import { disableWebhook, readTarget, type WebhookTarget } from './webhook.store.ts'

export interface WebhookParts extends CommitParts {
  keyring: Keyring
  publicFetch: PublicFetch
  now: () => number
}

interface WebhookEvent {
  id: string
  body: string
  madeAt: number
  attempts: number
}

/** What an address answered, and how long it wants to be left alone, in milliseconds. */
interface Answer {
  status: WebhookStatus
  retryAfter?: number
}

const TIMEOUT = 10 * SECOND
/** Whoever took an event has heard of it by then, or never will. */
const ANSWERS_WITHIN = 10 * MINUTE
const LONGEST_WAIT = 4 * HOUR
/** How long an event is tried again. */
const GIVEN_UP_AFTER = DAY

/**
 * Posts to an organization's webhook what it has to hear now. What it does not take now it is sent again, under the same
 * id, for a day; where it says when it wants to be asked again, by that within four hours. After a crash on the way it may hear something twice, and of two calls at once each posts what the
 * other one does not.
 */
export async function deliverWebhook(parts: WebhookParts, organizationId: string): Promise<void> {
  for (;;) {
    const target = await readTarget(parts.db, parts.keyring, organizationId)
    if (!target) return
    const takenAt = parts.now()
    const event = await takeNext(parts.db, organizationId, takenAt)
    if (!event) return
    const answer = await post(parts, target, event)
    await commit(parts, organizationId, (work) => settle(work, event, answer, parts.now()))
    // Each of the others would wait as long for no answer, or is not wanted yet.
    if (answer.status === 'unreachable' || answer.retryAfter !== undefined) return
  }
}

async function takeNext(db: Db, organizationId: string, now: number): Promise<WebhookEvent | undefined> {
  const { rows } = await sql<{ id: string; body: string; madeAt: string; attempts: number }>`
    update alert_webhook_event set taken_at = ${now}::bigint
    where organization_id = ${organizationId}::uuid and id = (
      select id from alert_webhook_event
      where organization_id = ${organizationId}::uuid and due_at <= ${now}::bigint
        and (taken_at is null or taken_at <= ${now - ANSWERS_WITHIN}::bigint)
      order by due_at, made_at, id limit 1 for update skip locked
    )
    returning id, body, made_at::text as "madeAt", attempts`.execute(db)
  const [found] = rows
  return found && { ...found, madeAt: Number(found.madeAt) }
}

async function post(
  { publicFetch, now }: WebhookParts,
  { url, secret }: WebhookTarget,
  { id, body }: WebhookEvent,
): Promise<Answer> {
  try {
    const response = await publicFetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...webhookHeaders(secret, id, body, now()) },
      body,
      // Where it leads to, nobody has looked at.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await response.body?.cancel()
    const { status } = response
    const retryAfter = isLater(status)
      ? readRetryAfter(response.headers.get('Retry-After'), now())
      : undefined
    return retryAfter === undefined ? { status } : { status, retryAfter: Math.min(retryAfter, LONGEST_WAIT) }
  } catch {
    return { status: 'unreachable' }
  }
}

const isLater = (status: WebhookStatus) =>
  status === 'unreachable' || status === 408 || status === 425 || status === 429 || status >= 500

const isTaken = (status: WebhookStatus) => status !== 'unreachable' && status >= 200 && status < 300

async function settle(
  work: Work,
  event: WebhookEvent,
  { status, retryAfter }: Answer,
  now: number,
): Promise<void> {
  const failure = { failing_since: new Date(now).toISOString(), last_status: status }
  if (isTaken(status)) {
    await changeWebhook(work, (state) => ({ ...state, failing_since: null, last_status: null }))
    await forget(work, event)
    return
  }
  const endsAt = event.madeAt + GIVEN_UP_AFTER
  const isTriedAgain = isLater(status) && now < endsAt
  if (status === 410) {
    await work.load('organization', [work.organizationId])
    const dropped = await disableWebhook(work)
    await changeWebhook(work, (state) => ({
      ...failed(state, failure),
      disabled: true,
      given_up: state.given_up + dropped,
    }))
    return
  }
  await changeWebhook(work, (state) => ({
    ...failed(state, failure),
    given_up: state.given_up + (isTriedAgain ? 0 : 1),
  }))
  if (isTriedAgain)
    await putOff(work, event, Math.min(now + (retryAfter ?? waitAfter(event.attempts)), endsAt))
  else await forget(work, event)
  if (retryAfter !== undefined) await holdOthers(work, now + retryAfter)
}

const failed = (state: WebhookState, failure: Pick<WebhookState, 'failing_since' | 'last_status'>) => ({
  ...state,
  ...failure,
  failing_since: state.failing_since ?? failure.failing_since,
})

/** A webhook that was taken away meanwhile has no state. */
const changeWebhook = (work: Work, change: (state: WebhookState) => WebhookState) =>
  changeChannels(work, (before) => ({ ...before, webhook: before.webhook && change(before.webhook) }))

const waitAfter = (attempts: number) => Math.min(MINUTE * 2 ** attempts, LONGEST_WAIT)

/** Whoever asks for time is not sent the others meanwhile. */
const holdOthers = ({ tx, organizationId }: Work, until: number) =>
  sql`update alert_webhook_event set due_at = ${Math.trunc(until)}::bigint
    where organization_id = ${organizationId}::uuid and taken_at is null and due_at < ${Math.trunc(until)}::bigint`.execute(
    tx,
  )

const forget = ({ tx, organizationId }: Work, { id }: WebhookEvent) =>
  sql`delete from alert_webhook_event
    where organization_id = ${organizationId}::uuid and id = ${id}::uuid`.execute(tx)

const putOff = ({ tx, organizationId }: Work, { id }: WebhookEvent, dueAt: number) =>
  sql`update alert_webhook_event
    set due_at = ${Math.trunc(dueAt)}::bigint, attempts = attempts + 1, taken_at = null
    where organization_id = ${organizationId}::uuid and id = ${id}::uuid`.execute(tx)
