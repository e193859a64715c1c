import {
  BRAND_PICTURES,
  type BrandingChanges,
  type BrandPicture,
  keptPictureLimits,
} from '#shared/domain/branding/branding.ts'
import { pictureLimits } from '#shared/domain/users/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import { redraw } from '#server/platform/image.ts'
import { pngShape } from './png-shape.ts'

const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

/** Pictures of any size and kind, drawn anew as they are kept. Throws `notAnImage` or `imageTooLarge`. */
export async function drawKept(sent: BrandingChanges): Promise<BrandingChanges> {
  const drawn = { ...sent }
  for (const name of BRAND_PICTURES) if (sent[name]) drawn[name] = await drawOne(name, sent[name])
  return drawn
}

async function drawOne(name: BrandPicture, address: string): Promise<string> {
  const { width, height } = keptPictureLimits[name]
  const drawn = await redraw(bytesOf(address), {
    pixels: pictureLimits.pixels,
    size: () => ({ width, height, fit: 'inside', withoutEnlargement: true }),
    format: (image) => image.png({ compressionLevel: 9 }),
  })
  return `data:image/png;base64,${drawn.toString('base64')}`
}

/**
 * A picture is kept as a device has drawn it, so that both have the same: it has to be a PNG of at most the size that is
 * kept, of which nothing is anything but pixels. Throws `notAnImage` or `imageTooLarge`.
 */
export async function requirePlain(name: BrandPicture, address: string): Promise<void> {
  const file = bytesOf(address)
  const shape = pngShape(file)
  if (!shape) throw new AppError('notAnImage')
  const { width, height } = keptPictureLimits[name]
  if (shape.width > width || shape.height > height) throw new AppError('imageTooLarge')
  // What its chunks hold is only known once it is drawn.
  await drawOne(name, address)
}
