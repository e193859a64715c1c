import type { PerUserState } from '#shared/domain/mfa/mfa-report.ts'
import { isMet, mfaTaskLimits } from '#shared/domain/mfa/mfa-task.ts'
import { inParts } from '#shared/lib/in-parts.ts'
import type { AskedMfa } from '#client/data/nouns/secure/mfa.ts'
import type { MfaRow } from './mfa-rows.ts'

/** What is known of companies beside their people. */
export interface KnownCompanies {
  /** Ids of those where Exchange Online is not connected; what this device does not know is not among them. */
  withoutExchange: ReadonlySet<string>
  /** Names and ids of the accounts that are the last way into the tenant of a company, in small letters. */
  emergencyOf: (customerId: string) => ReadonlySet<string>
}

/** What a change of selected people comes to, before anything is sent. */
export interface PlannedChange {
  people: MfaRow[]
  asked: AskedMfa[]
  /** How many have the state already, or a stricter one that the vendor made of it. */
  same: number
  /** Whose company has Exchange Online not connected (MFA-05). */
  withoutExchange: MfaRow[]
  /** Whose account is at Google alone, which has no such state. */
  onlyGoogle: MfaRow[]
  /** The last ways into their tenants: nothing is asked of them in addition. */
  emergency: MfaRow[]
}

/** Who of these is set to a state, and who is left out and why; as many tasks as there must be. */
export function planChange(
  rows: readonly MfaRow[],
  wanted: PerUserState,
  { withoutExchange, emergencyOf }: KnownCompanies,
): PlannedChange {
  const reasonOf = ({ customerId, person }: MfaRow) => {
    if (person.only_google) return 'onlyGoogle'
    if (person.state !== null && isMet(wanted, person.state)) return 'same'
    if (withoutExchange.has(customerId)) return 'withoutExchange'
    const emergency = emergencyOf(customerId)
    const isLastWayIn = emergency.has(person.id) || emergency.has(person.username.toLowerCase())
    return wanted !== 'disabled' && isLastWayIn ? 'emergency' : 'people'
  }
  const by = Map.groupBy(rows, reasonOf)
  const people = by.get('people') ?? []
  return {
    people,
    asked: askedOf(people, wanted),
    same: by.get('same')?.length ?? 0,
    withoutExchange: by.get('withoutExchange') ?? [],
    onlyGoogle: by.get('onlyGoogle') ?? [],
    emergency: by.get('emergency') ?? [],
  }
}

const askedOf = (people: readonly MfaRow[], wanted: PerUserState): AskedMfa[] =>
  [...Map.groupBy(people, ({ customerId }) => customerId)].flatMap(([customerId, own]) =>
    inParts(own, mfaTaskLimits.people).map((some) => ({
      customerId,
      company: own[0]?.company ?? '',
      wanted,
      people: some.map(({ person }) => ({ id: person.id, name: person.name, expected: person.state })),
    })),
  )
