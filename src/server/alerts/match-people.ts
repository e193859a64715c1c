import { sql } from 'kysely'
import { vendorOf } from '#shared/domain/alerts/source-vendors.ts'
import type { Account, SecurityEvent } from '#shared/domain/alerts/security-event.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Company, ToldEvent } from './tenant-event.store.ts'

/** An employee by what vendors call them; all in lower case. */
interface Known {
  name: string
  entraId: string | null
  googleId: string | null
  email: string
  addresses: string[]
}

/**
 * The same events, in which whom another vendor than Microsoft names is named as the company's directory does: by the id of their
 * Microsoft account where they have one, and by what they sign in with. So what both clouds tell of one person is told of one account.
 */
export async function withPeople(
  tx: Tx,
  company: Company,
  told: readonly ToldEvent[],
): Promise<readonly ToldEvent[]> {
  const elsewhere = told.filter(({ event }) => vendorOf(event.source) !== undefined)
  const named = new Set(elsewhere.flatMap(({ event }) => accountsIn(event)).flatMap(namesOf))
  if (named.size === 0) return told
  const people = peopleBy(await readKnown(tx, company, [...named]))
  const matched = new Set(elsewhere)
  return told.map((each) =>
    matched.has(each)
      ? { ...each, event: withAccounts(each.event, (account) => found(people, account)) }
      : each,
  )
}

const namesOf = ({ id, name }: Account) => [id, name].filter((each) => each !== undefined)

const accountsIn = (event: SecurityEvent): Account[] =>
  [event.account, event.actor, ...(event.kind === 'directoryChange' ? event.targets : [])].filter(
    (account) => account !== undefined,
  )

function withAccounts(event: SecurityEvent, as: <A extends Account>(account: A) => A): SecurityEvent {
  const common = { account: event.account && as(event.account), actor: event.actor && as(event.actor) }
  return event.kind === 'directoryChange'
    ? { ...event, ...common, targets: event.targets.map(as) }
    : { ...event, ...common }
}

async function readKnown(tx: Tx, { organizationId, customerId }: Company, names: readonly string[]) {
  const { rows } = await sql<Known>`
    select lower(username) as name, entra_id::text as "entraId", google_account ->> 'id' as "googleId",
      lower(email) as email, array(select lower(a) from unnest(addresses) a) as addresses
    from employee
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and (lower(username) = any(${[...names]}::text[]) or lower(email) = any(${[...names]}::text[])
        or google_account ->> 'id' = any(${[...names]}::text[])
        or exists (select 1 from unnest(addresses) a where lower(a) = any(${[...names]}::text[])))
    order by id`.execute(tx)
  return rows
}

/** Ids come first, then what somebody signs in with and their own address: what one has as an alias may be another's own. */
function peopleBy(known: readonly Known[]): ReadonlyMap<string, Known> {
  const people = new Map<string, Known>()
  const note = (name: string | null, person: Known) => {
    if (name && !people.has(name)) people.set(name, person)
  }
  for (const person of known) note(person.googleId, person)
  for (const person of known) note(person.name, person)
  for (const person of known) note(person.email, person)
  for (const person of known) for (const address of person.addresses) note(address, person)
  return people
}

function found<A extends Account>(people: ReadonlyMap<string, Known>, account: A): A {
  const [person] = namesOf(account).flatMap((name) => people.get(name) ?? [])
  if (!person) return account
  return {
    ...account,
    id: person.entraId ?? person.googleId ?? account.id,
    name: person.name || person.email || account.name,
  }
}
