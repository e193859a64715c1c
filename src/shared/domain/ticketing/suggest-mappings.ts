import type { TicketAccount } from './ticket-tool.ts'

/** Legal forms that one system writes and the other leaves out. */
const LEGAL_FORMS = new Set(
  'ag bv co company corp corporation gbr gmbh group inc incorporated kg limited llc llp ltd nv ohg oy plc pty sa sarl sas se sl spa srl ug und and'.split(
    ' ',
  ),
)

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const wholeName = (name: string) => wordsOf(name).join(' ')

/** Without legal forms, unless there is nothing else. */
const plainName = (name: string): string => {
  const plain = wordsOf(name).filter((word) => !LEGAL_FORMS.has(word))
  return plain.length > 0 ? plain.join(' ') : wholeName(name)
}

/**
 * Which customer of the tool each company seems to be, by name; those of whom that is not certain are left out. `customers`
 * are companies that are not mapped; whom another company is mapped to is best left out of `accounts`.
 */
export function suggestMappings(
  customers: readonly { id: string; name: string }[],
  accounts: readonly TicketAccount[],
): Map<string, TicketAccount> {
  const found = new Map<string, TicketAccount>()
  const taken = new Set<string>()
  for (const nameOf of [wholeName, plainName]) {
    const open = customers.filter(({ id }) => !found.has(id))
    const free = accounts.filter(({ id }) => !taken.has(id))
    const accountsByName = Map.groupBy(free, ({ name }) => nameOf(name))
    const customersByName = Map.groupBy(open, ({ name }) => nameOf(name))
    for (const [name, [customer, ...others]] of customersByName) {
      const [account, ...further] = accountsByName.get(name) ?? []
      if (name === '' || !customer || others.length > 0 || !account || further.length > 0) continue
      found.set(customer.id, account)
      taken.add(account.id)
    }
  }
  return found
}
