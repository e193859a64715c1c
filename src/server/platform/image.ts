import type { ResizeOptions, Sharp } from 'sharp'
import { AppError } from './app-error.ts'

/** How the two kinds of files begin, whatever their names say. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const PATIENCE_IN_SECONDS = 10

interface Drawing {
  /** Pixels that are decoded: an image of few bytes can have very many. */
  pixels: number
  size: (width: number, height: number) => ResizeOptions
  format: (image: Sharp) => Sharp
}

/**
 * A JPEG or PNG image decoded and drawn anew, so that nothing else of the file survives: no place and camera, no second
 * file behind the first. Throws `notAnImage` or `imageTooLarge`.
 */
export async function redraw(file: Uint8Array, { pixels, size, format }: Drawing): Promise<Buffer> {
  const begins = (with_: Buffer) => with_.equals(file.subarray(0, with_.length))
  if (!begins(JPEG) && !begins(PNG)) throw new AppError('notAnImage')
  // It brings a library of its own, which a server that gets no pictures does not need.
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(file, { limitInputPixels: false, failOn: 'error' })
    const { width, height } = await image.metadata()
    if (width * height > pixels) throw new AppError('imageTooLarge')
    return await format(image.autoOrient().resize(size(width, height)))
      .timeout({ seconds: PATIENCE_IN_SECONDS })
      .toBuffer()
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('notAnImage', { cause })
  }
}
