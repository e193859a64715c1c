import { z } from 'zod'

export const MODULES = ['discover', 'engage', 'secure'] as const
export type Module = (typeof MODULES)[number]

export const licenseTypeSchema = z.enum(['essentials', 'premium'])

/** PERM-28. */
export const licenseCatalogueEntrySchema = z.object({
  licenseName: z.string(),
  moduleNumber: z.number(),
  licenseType: licenseTypeSchema,
  /** Only the top-level company may hold it. */
  parentCheck: z.boolean(),
})

interface CatalogueEntry extends z.infer<typeof licenseCatalogueEntrySchema> {
  module: Module
}

const entry = <const Name extends string>(
  licenseName: Name,
  moduleNumber: number,
  module: Module,
  licenseType: CatalogueEntry['licenseType'],
) => ({ licenseName, moduleNumber, module, licenseType, parentCheck: licenseName.startsWith('nfr-') })

/** Every licence with its module number (PERM-29). */
export const licenseCatalogue = [
  entry('nfr-discover-essentials', 1, 'discover', 'essentials'),
  entry('discover-premium', 3, 'discover', 'premium'),
  entry('nfr-engage-essentials', 4, 'engage', 'essentials'),
  entry('engage-premium', 6, 'engage', 'premium'),
  entry('nfr-secure-essentials', 7, 'secure', 'essentials'),
  entry('secure-premium', 9, 'secure', 'premium'),
  entry('discover-essentials', 10, 'discover', 'essentials'),
  entry('engage-essentials', 11, 'engage', 'essentials'),
  entry('secure-essentials', 12, 'secure', 'essentials'),
] as const satisfies readonly CatalogueEntry[]

export type LicenseName = (typeof licenseCatalogue)[number]['licenseName']
export const licenseNameSchema = z.enum(
  licenseCatalogue.map(({ licenseName }) => licenseName) as [LicenseName, ...LicenseName[]],
)
