import type { GooglePerson } from './google-changes.ts'

interface HeldLicense {
  /** In lower case. */
  address: string
  skuId: string
}

/** Everybody with the licences of whichever of their addresses a vendor names; undefined where these could not be read. */
export function withLicenses(
  people: readonly Omit<GooglePerson, 'skuIds'>[],
  licenses: readonly HeldLicense[] | undefined,
): GooglePerson[] {
  const held = licenses && Map.groupBy(licenses, ({ address }) => address)
  return people.map((person) => ({
    ...person,
    skuIds:
      held &&
      [
        ...new Set(person.addresses.flatMap((address) => held.get(address) ?? []).map(({ skuId }) => skuId)),
      ].toSorted(),
  }))
}
