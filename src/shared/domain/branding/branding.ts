import { z } from 'zod'

/** The pictures by which an organization is known in the product and its mails (ORG-13, ORG-14). */
export const BRAND_PICTURES = ['logo_light', 'favicon'] as const
export type BrandPicture = (typeof BRAND_PICTURES)[number]

/** What a picture may be when it is chosen (ORG-15). */
export const chosenPictureLimits = {
  bytes: 8 * 1024 * 1024,
  media: ['image/jpeg', 'image/png'],
} as const

/**
 * What is kept of each, in pixels: twice what is drawn, for screens of many pixels. `characters` is of the `data:`
 * address; an uncompressed picture of that size fits in, and two of each fit into one push (`syncLimits.pushBytes`).
 */
export const keptPictureLimits = {
  logo_light: { width: 320, height: 64, characters: 120_000 },
  favicon: { width: 64, height: 64, characters: 30_000 },
} as const satisfies Record<BrandPicture, { width: number; height: number; characters: number }>

const picture = (name: BrandPicture) =>
  z
    .string()
    .max(keptPictureLimits[name].characters)
    .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/)
    .nullable()

/** A picture as somebody else may send it: any that could be chosen (ORG-15), of which a small PNG is drawn. */
const sentPicture = z
  .string()
  .max(Math.ceil((chosenPictureLimits.bytes * 4) / 3) + 64)
  .regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/)
  .nullable()

export const brandingFieldsSchema = z.strictObject({
  /** For a light background; a `data:` address of a PNG image, null where there is none. */
  logo_light: picture('logo_light'),
  /** Whether it takes the place of the product's own. */
  publish_logo: z.boolean(),
  favicon: picture('favicon'),
  publish_favicon: z.boolean(),
})
export type BrandingFields = z.infer<typeof brandingFieldsSchema>

export const brandingSchema = brandingFieldsSchema.extend({
  /** The organization's. */
  id: z.string(),
})
export type Branding = z.infer<typeof brandingSchema>

/** Of an organization that has set nothing (ORG-13). */
export const noBranding: BrandingFields = {
  logo_light: null,
  publish_logo: false,
  favicon: null,
  publish_favicon: false,
}

/** Some of the fields; those that are left out stay as they are. */
export const brandingChangesSchema = brandingFieldsSchema.partial()
export type BrandingChanges = z.infer<typeof brandingChangesSchema>

export const sentBrandingSchema = brandingFieldsSchema
  .extend({ logo_light: sentPicture, favicon: sentPicture })
  .partial()

/** Branding with changes in it: what is not there is not published. */
export function changedBranding(before: BrandingFields, changes: BrandingChanges): BrandingFields {
  const {
    logo_light = before.logo_light,
    publish_logo = before.publish_logo,
    favicon = before.favicon,
    publish_favicon = before.publish_favicon,
  } = changes
  return {
    logo_light,
    publish_logo: publish_logo && logo_light !== null,
    favicon,
    publish_favicon: publish_favicon && favicon !== null,
  }
}

/** What stands in the place of the product's own logo and favicon; null where that is the product's own. */
export const skinOf = ({
  logo_light,
  publish_logo,
  favicon,
  publish_favicon,
}: BrandingFields): { logo: string | null; favicon: string | null } => ({
  logo: publish_logo ? logo_light : null,
  favicon: publish_favicon ? favicon : null,
})
