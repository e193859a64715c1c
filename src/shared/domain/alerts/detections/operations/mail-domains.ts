import { type EventSetup, exceptionsFor, isDomainOf } from '../../event-setup.ts'
import { propertyOf } from '../../facts.ts'
import type { Operated } from './operation-rule.ts'

const BETWEEN = /[\s<>:;,"'[\](){}]+/

/** A guest is named by the address at home, in a name of this tenant: `jo_example.org#EXT#@tenant.onmicrosoft.com`. */
function homeAddress(name: string): string {
  const [home, rest] = name.split(/#ext#/i)
  if (rest === undefined || home === undefined) return name
  const place = home.lastIndexOf('_')
  return place < 0 ? home : `${home.slice(0, place)}@${home.slice(place + 1)}`
}

/** The mail addresses in a value: one, or several with anything between them, with or without `smtp:` and names. */
export const addressesIn = (value: string): string[] =>
  value
    .split(BETWEEN)
    .map(homeAddress)
    .filter((part) => /^[^@]+@[^@]+$/.test(part))
    .map((address) => address.toLowerCase().replace(/\.$/, ''))

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

/** `jo_example.org#EXT#@tenant.onmicrosoft.com` belongs to the tenant that it is read in. */
const tenantDomainsIn = (value: string) =>
  value
    .split(BETWEEN)
    .filter((part) => part.includes('@'))
    .map((part) => domainOf(part).toLowerCase())

/** The tenant's domains as far as setup and event name them: of the organization, of the mailbox and of who did it. */
function ownDomains(event: Operated, setup: EventSetup): string[] {
  const { organizationDomain, actor, isFromOutside, object, properties } = event
  const mailbox = [propertyOf(properties, 'Identity'), propertyOf(properties, 'Mailbox'), object]
  return [
    ...setup.ownDomains,
    ...(organizationDomain ? [organizationDomain] : []),
    ...(actor?.name && !isFromOutside ? tenantDomainsIn(actor.name) : []),
    ...mailbox.flatMap((each) => (each && !each.includes('/') ? tenantDomainsIn(each) : [])),
  ]
}

/** The addresses of a value that are neither the tenant's nor of a domain that an exception lets through. */
export function outsideAddresses(value: string, event: Operated, setup: EventSetup): string[] {
  const own = ownDomains(event, setup)
  const excepted = exceptionsFor(setup, event).flatMap(({ domains }) => domains)
  return addressesIn(value).filter((address) => !isDomainOf([...own, ...excepted], domainOf(address)))
}
