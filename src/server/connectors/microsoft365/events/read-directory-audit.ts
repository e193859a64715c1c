import { z } from 'zod'
import { canonicalActivity } from '#shared/domain/alerts/activity-name.ts'
import { plainAddress } from '#shared/domain/alerts/address-range.ts'
import { directoryChangeKey } from '#shared/domain/alerts/event-key.ts'
import type { Account, Actor, DirectoryChangeEvent, Property } from '#shared/domain/alerts/security-event.ts'
import { actorOfApp } from './vendor-actors.ts'
import { asText, id, known, listOf, lower, propertiesIn, text, time } from '../../record-values.ts'
import { type Members, type Reading, unread } from '../../record-reading.ts'
import { noSurroundings, type Surroundings } from './read-sign-in.ts'

const target = z.object({
  id: text,
  displayname: text,
  userprincipalname: text,
  type: text,
  modifiedproperties: listOf(
    z.object({
      displayname: text,
      name: text,
      oldvalue: z.unknown().optional(),
      newvalue: z.unknown().optional(),
    }),
  ),
})

// https://learn.microsoft.com/graph/api/resources/directoryaudit
const record = z.object({
  id,
  correlationid: text,
  activitydatetime: time,
  activitydisplayname: text,
  operationname: text,
  category: text,
  result: text,
  resulttype: text,
  useragent: text,
  initiatedby: known(
    z.object({
      user: known(z.object({ id: text, userprincipalname: text, displayname: text, ipaddress: text })),
      app: known(
        z.object({ appid: text, serviceprincipalid: text, displayname: text, serviceprincipalname: text }),
      ),
    }),
  ),
  targetresources: listOf(target),
  additionaldetails: z.unknown().optional(),
})

/** Many details and few words: the vendor says `success`, some `Success` or `0`, and nothing where nothing went wrong. */
const isSuccess = (result: string | undefined) =>
  result === undefined || /^(success|succeeded|none|0)$/i.test(result)

function actorOf({ initiatedby }: z.output<typeof record>): Actor | undefined {
  const { user, app } = initiatedby ?? {}
  if (user && (user.userprincipalname ?? user.id ?? user.displayname) !== undefined)
    return { kind: 'user', id: lower(user.id), name: lower(user.userprincipalname ?? user.displayname) }
  const name = app?.displayname ?? app?.serviceprincipalname
  return app ? actorOfApp({ id: lower(app.appid ?? app.serviceprincipalid), name: lower(name) }) : undefined
}

/** The person among the targets, or else the first one. */
function accountOf(targets: DirectoryChangeEvent['targets']): Account | undefined {
  const found = targets.find(({ type }) => /^user$/i.test(type ?? '')) ?? targets[0]
  return found && { id: found.id, name: found.name }
}

const targetsOf = (read: z.output<typeof record>) =>
  read.targetresources.map((each) => ({
    id: lower(each.id),
    name: lower(each.userprincipalname ?? each.displayname),
    type: each.type,
  }))

const changesOf = (read: z.output<typeof record>) =>
  read.targetresources
    .flatMap(({ modifiedproperties }) => modifiedproperties)
    .map(({ displayname, name, oldvalue, newvalue }) => ({
      name: displayname ?? name ?? '',
      before: asText(oldvalue),
      after: asText(newvalue),
    }))

const addressOf = (read: z.output<typeof record>, around: Surroundings, details: readonly Property[]) =>
  read.initiatedby?.user?.ipaddress ??
  around.ip ??
  details.find(({ name }) => name.toLowerCase() === 'ipaddr')?.value ??
  ''

/** A change in the directory, of Graph's log. */
export function readDirectoryAudit(members: Members, around: Surroundings = noSurroundings): Reading {
  const read = record.parse(members)
  const at = read.activitydatetime ?? around.at
  const activity = read.activitydisplayname ?? read.operationname
  const nativeId = read.id ?? around.id
  if (activity === undefined) return unread('a directory audit without an activity')
  if (at === undefined) return unread('a directory audit without a time')
  if (nativeId === undefined) return unread('a directory audit without an id')
  const targets = targetsOf(read)
  const changes = changesOf(read)
  const details = propertiesIn(read.additionaldetails)
  const written = [read.activitydisplayname, read.operationname].filter((name) => name !== undefined)
  const correlationId = read.correlationid ?? around.correlationId
  return {
    outcome: 'read',
    event: {
      kind: 'directoryChange',
      id: nativeId,
      key: directoryChangeKey({
        correlationId,
        activity,
        targetId: targets[0]?.id,
        changes,
        otherwise: nativeId,
      }),
      source: 'directoryAudits',
      at,
      account: accountOf(targets),
      actor: actorOf(read),
      ip: plainAddress(addressOf(read, around, details)),
      place: undefined,
      userAgent: read.useragent ?? details.find(({ name }) => name.toLowerCase() === 'user-agent')?.value,
      correlationId,
      activity,
      activities: [...new Set(written.map(canonicalActivity))],
      category: read.category ?? around.category,
      isSuccess: isSuccess(read.result ?? read.resulttype) && around.isFailure !== true,
      targets,
      changes,
      details,
    },
  }
}
