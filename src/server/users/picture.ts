import { pictureLimits } from '#shared/domain/users/profile.ts'
import { redraw } from '#server/platform/image.ts'

const { side, pixels } = pictureLimits

/** A small square of an image as a `data:` address. Throws `notAnImage` or `imageTooLarge`. */
export async function squareOf(file: Uint8Array): Promise<string> {
  const square = await redraw(file, {
    pixels,
    size: (width, height) => {
      const edge = Math.min(side, width, height)
      return { width: edge, height: edge, fit: 'cover' }
    },
    format: (image) => image.webp({ quality: 80 }),
  })
  return `data:image/webp;base64,${square.toString('base64')}`
}
