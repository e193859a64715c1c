import { scheduleAudited } from '../feeds/audited-records.ts'
import { schedule } from '../feeds/pending.ts'
import type { PlayedStory } from '../tenant/feeds.ts'
import type { Item } from '../tenant/settings.ts'
import { stableGuid } from '../tenant/stable-guid.ts'
import { defaultDomainOf, type Tenant, type User } from '../tenant/state.ts'

const MINUTE = 60_000

export interface Person {
  id: string
  userPrincipalName: string
  displayName: string
}

/** Somewhere to come from. Addresses are of the ranges for documentation (RFC 5737). */
export interface Place {
  ip: string
  city: string
  country: string
}

export const places = {
  lagos: { ip: '203.0.113.77', city: 'Lagos', country: 'NG' },
  kazan: { ip: '198.51.100.23', city: 'Kazan', country: 'RU' },
  office: { ip: '192.0.2.10', city: 'Utrecht', country: 'NL' },
} as const satisfies Record<string, Place>

/** On which a story is played: who is there, what time it is, and where what happens is written. */
export interface Stage {
  tenant: Tenant
  /** Milliseconds since 1970, so many minutes after the story began. */
  at: (minutes: number) => number
  /** A time so many minutes later, or the same one where feeds are never late. Milliseconds. */
  later: (time: number, minutes: number) => number
  /** The same for the same moment of the same story. */
  guid: () => string
  people: readonly Person[]
  administrator: Person
  /** Has a feed of Graph tell of something, so many minutes after it has happened. */
  tell: (feed: string, item: Item, happenedAt: number, delay: number) => void
  /** Has the unified audit log tell of something. */
  tellAudited: (contentType: string, item: Item, happenedAt: number) => void
}

export interface StageParts {
  tenant: Tenant
  storyId: string
  /** Milliseconds since 1970, both. */
  beginsAt: number
  now: number
  /** Whether the feeds are as late as the real ones. */
  isDelayed: boolean
}

/** Builds a stage, and keeps in `written` what is told on it. */
export function createStage({ tenant, storyId, beginsAt, now, isDelayed }: StageParts): {
  stage: Stage
  written: PlayedStory['written']
} {
  const written: PlayedStory['written'] = []
  let count = 0
  const stage: Stage = {
    tenant,
    at: (minutes) => beginsAt + minutes * MINUTE,
    later: (time, minutes) => (isDelayed ? time + minutes * MINUTE : time),
    guid: () => stableGuid(`${tenant.tenantId}/${storyId}/${beginsAt}/${(count += 1)}`),
    people: peopleOf(tenant),
    administrator: {
      id: tenant.tenantId,
      userPrincipalName: `admin@${defaultDomainOf(tenant)}`,
      displayName: 'Administrator',
    },
    tell(feed, item, happenedAt, delay) {
      const appearsAt = Math.max(stage.later(happenedAt, delay), now)
      const record = { feed, item, appearsAt }
      schedule(tenant, record)
      written.push({ ...record, happenedAt })
    },
    tellAudited(contentType, item, happenedAt) {
      const records = scheduleAudited(tenant, contentType, item, { happenedAt, now, isDelayed })
      written.push(...records.map((record) => ({ ...record, happenedAt })))
    },
  }
  return { stage, written }
}

/** Whom a story can be about; a tenant without people has one all the same. */
function peopleOf(tenant: Tenant): Person[] {
  const people = tenant.users
    .filter((user) => user['accountEnabled'] !== false && !user.userPrincipalName.includes('#EXT#'))
    .map(personOf)
  const domain = defaultDomainOf(tenant)
  const somebody = {
    id: stableGuid(`${tenant.tenantId}/somebody`),
    userPrincipalName: `kim.somebody@${domain}`,
    displayName: 'Kim Somebody',
  }
  return people.length > 0 ? people : [somebody]
}

const personOf = ({ id, userPrincipalName, displayName }: User): Person => ({
  id,
  userPrincipalName,
  displayName: typeof displayName === 'string' ? displayName : userPrincipalName,
})

/** The one whom a story is about. */
export function victimOf({ people, administrator }: Stage): Person {
  return people[0] ?? administrator
}
