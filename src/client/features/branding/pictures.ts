import {
  chosenPictureLimits,
  keptPictureLimits,
  type BrandPicture,
} from '#shared/domain/branding/branding.ts'
import { type Rgb, shareThatStandsOut } from './contrast.ts'

/** How the two kinds of files begin, whatever their names say. */
const BEGINNINGS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
] as const

/** Less of a logo than this is hard to recognize. */
const RECOGNIZABLE = 0.5
/** What lies behind a logo: the menu in the light theme, and its plate in the dark one. */
export const BEHIND: Rgb = [255, 255, 255]

export type PictureProblem = 'media' | 'size' | 'unreadable'

/** A picture that was chosen, as the browser can draw it; or why it cannot be one (ORG-15). */
export async function openPicture(file: File): Promise<HTMLImageElement | PictureProblem> {
  if (file.size > chosenPictureLimits.bytes) return 'size'
  try {
    const begins = new Uint8Array(await file.slice(0, 4).arrayBuffer())
    if (!BEGINNINGS.some((known) => known.every((byte, at) => begins[at] === byte))) return 'media'
    return await decode(URL.createObjectURL(file))
  } catch {
    // The file has gone, or is broken after its first bytes.
    return 'unreadable'
  }
}

async function decode(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** A part of a picture, in its own pixels. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** A part of a picture as it is kept: a PNG of at most the size of its kind, as a `data:` address. */
export function drawKept(name: BrandPicture, image: HTMLImageElement, part: Part): string {
  const most = keptPictureLimits[name]
  const scale = Math.min(1, most.width / part.width, most.height / part.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(part.width * scale))
  canvas.height = Math.max(1, Math.round(part.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}

/** Whether most of a kept picture can hardly be told from what lies behind it. */
export async function isHardToSee(address: string): Promise<boolean> {
  const image = await decode(address)
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  const share = shareThatStandsOut(pixels, BEHIND)
  return share === undefined || share < RECOGNIZABLE
}
