import type { EventDetails } from '#shared/domain/security-log/security-event.ts'
import type { User } from '#shared/domain/users/user.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import type { DemoDevice } from './demo-devices.ts'
import type { Random } from './random.ts'
import { workingTimes } from './working-times.ts'

export interface DemoSecurityEvent {
  /** In milliseconds since 1970. */
  at: number
  details: EventDetails
}

interface EventParts {
  owners: readonly User[]
  colleagues: readonly User[]
  devices: readonly DemoDevice[]
  random: Random
  now: number
}

/** How far back the log of the demo goes, in days. */
const SINCE = 60

/** What happened to the accounts of the demo organization, the oldest first. */
export function demoSecurityEvents(parts: EventParts): DemoSecurityEvent[] {
  const { colleagues, random, now } = parts
  return [
    ...added(parts),
    ...changed(parts),
    ...colleagues.filter(({ status }) => status === 'joined').flatMap((user) => signIns(user, random, now)),
    ...erased(parts),
  ].toSorted((a, b) => a.at - b.at)
}

const OFFICE = '203.0.113.24'
/** At home or under way, in a network that is kept free for documents. */
const elsewhere = (random: Random) => `198.51.100.${1 + random.below(200)}`

function added({ owners, colleagues, random, now }: EventParts): DemoSecurityEvent[] {
  const [owner] = owners
  return colleagues.map((user, place) => ({
    at:
      now -
      Math.floor((user.status === 'joined' ? SINCE - place : 2 + place / 3) * DAY + random.next() * HOUR),
    details: {
      event: 'user.added',
      actorId: owner?.id,
      target: user.id,
      targetName: user.email,
      network: OFFICE,
    },
  }))
}

function changed({ owners, colleagues, now }: EventParts): DemoSecurityEvent[] {
  const admin = owners.find(({ role }) => role === 'Admin')
  const by = { actorId: admin?.id, network: OFFICE } as const
  const gone = colleagues.find(({ disabled }) => disabled)
  const agent = colleagues.find(({ role }) => role === 'Agent')
  const of = (user: User | undefined) => ({ target: user?.id, targetName: user?.email })
  return [
    { at: now - 38 * DAY, details: { event: 'user.changed', members: ['companies'], ...by, ...of(agent) } },
    { at: now - 19 * DAY, details: { event: 'user.changed', members: ['disabled'], ...by, ...of(gone) } },
    {
      at: now - 17 * DAY,
      details: { event: 'signIn.refused', reason: 'disabled', actorId: gone?.id, network: '198.51.100.77' },
    },
    {
      at: now - 6 * DAY - 4 * HOUR,
      details: {
        event: 'access.refused',
        reason: 'noPermission',
        actorId: agent?.id,
        target: 'addUser',
        network: OFFICE,
      },
    },
  ]
}

/** Sign-ins of somebody, some of them after a slip of the keys. Whoever comes by Microsoft types nothing here. */
function signIns({ id, login_options }: User, random: Random, now: number): DemoSecurityEvent[] {
  const times = workingTimes(now, SINCE / 2, random).slice(0, 6)
  const isTyping = login_options === 'password'
  const [latest] = times
  const setAt = isTyping && random.chance(0.5) ? times.at(-1) : undefined
  const factor: DemoSecurityEvent[] =
    setAt === undefined || setAt === latest
      ? []
      : [{ at: setAt + MINUTE, details: { event: 'secondFactor.set', actorId: id, network: OFFICE } }]
  return [
    ...factor,
    ...times.flatMap((at): DemoSecurityEvent[] => {
      const network = random.chance(0.7) ? OFFICE : elsewhere(random)
      const count = 1 + random.below(3)
      const slip: DemoSecurityEvent = {
        at: at - 20_000,
        details: { event: 'signIn.refused', reason: 'wrongPassword', actorId: id, network, count },
      }
      const entry: DemoSecurityEvent = { at, details: { event: 'signIn.succeeded', actorId: id, network } }
      return isTyping && random.chance(0.25) ? [slip, entry] : [entry]
    }),
  ]
}

/** Lost devices that somebody had erased. */
const erased = ({ owners, devices, now }: EventParts): DemoSecurityEvent[] =>
  devices.flatMap(({ id, wipe, seen }) =>
    wipe === undefined
      ? []
      : {
          at: now - seen + 9 * HOUR,
          details: { event: 'device.signedOut', actorId: owners[1]?.id, target: id, network: OFFICE },
        },
  )
