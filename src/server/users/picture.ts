import { pictureLimits } from '#shared/domain/users/profile.ts'
import { AppError } from '#server/platform/app-error.ts'

/** How the two kinds of files begin, whatever their names say. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const PATIENCE_IN_SECONDS = 10
const { side, pixels } = pictureLimits

/**
 * A small square of an image as a `data:` address. It is decoded and drawn anew, so that nothing else of the file
 * survives: no place and camera, no second file behind the first. Throws `notAnImage` or `imageTooLarge`.
 */
export async function squareOf(file: Uint8Array): Promise<string> {
  const begins = (with_: Buffer) => with_.equals(file.subarray(0, with_.length))
  if (!begins(JPEG) && !begins(PNG)) throw new AppError('notAnImage')
  // It brings a library of its own, which a server that gets no pictures does not need.
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(file, { limitInputPixels: false, failOn: 'error' })
    const { width, height } = await image.metadata()
    if (width * height > pixels) throw new AppError('imageTooLarge')
    const edge = Math.min(side, width, height)
    const square = await image
      .autoOrient()
      .resize(edge, edge, { fit: 'cover' })
      .webp({ quality: 80 })
      .timeout({ seconds: PATIENCE_IN_SECONDS })
      .toBuffer()
    return `data:image/webp;base64,${square.toString('base64')}`
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('notAnImage', { cause })
  }
}
