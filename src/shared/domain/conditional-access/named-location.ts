import { z } from 'zod'

const text = z.string().nullish()

/** A place of a tenant by its addresses, in the vendor's form. */
const addressLocationSchema = z.looseObject({
  '@odata.type': z.literal('#microsoft.graph.ipNamedLocation'),
  id: z.string(),
  displayName: z.string(),
  isTrusted: z.boolean().nullish(),
  ipRanges: z.array(z.looseObject({ '@odata.type': text, cidrAddress: text })),
})

/** A place of a tenant by its countries. */
const countryLocationSchema = z.looseObject({
  '@odata.type': z.literal('#microsoft.graph.countryNamedLocation'),
  id: z.string(),
  displayName: z.string(),
  /** ISO 3166-1 alpha-2, in capitals. */
  countriesAndRegions: z.array(z.string()),
  includeUnknownCountriesAndRegions: z.boolean().nullish(),
  /** `clientIpAddress`, or `authenticatorAppGps`. */
  countryLookupMethod: text,
})

/** A place that policies name (CA-55). Members that nobody here knows stay where they are. */
export const namedLocationSchema = z.discriminatedUnion('@odata.type', [
  addressLocationSchema,
  countryLocationSchema,
])
export type NamedLocation = z.infer<typeof namedLocationSchema>
