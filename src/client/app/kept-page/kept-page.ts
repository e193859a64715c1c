import type { Vault } from '#client/data/device/vault.ts'
import { fromBase64 } from '#client/data/rows/base64.ts'
import type { Notes } from '#shared/lib/notes.ts'

/**
 * What a page looked like when it last stood still: a start shows it until the app has drawn as much. It holds names of
 * companies and people, so it is only ever kept sealed by the data key.
 */
export interface KeptPage {
  /** Path and search. */
  address: string
  /** Until when the device may be used without the server, in milliseconds of its wall clock. */
  until: number
  language: string
  /** In CSS pixels, because what a page shows depends on it. */
  width: number
  height: number
  html: string
  css: string
}

/** The page that `/` leads to, and any other that was open last. */
const KEPT_PLACES = ['landing', 'last'] as const
export type KeptPlace = (typeof KEPT_PLACES)[number]

const noteOf = (place: KeptPlace) => `kept-page-${place}`
const sealOf = (place: KeptPlace) => `kept-page/${place}`

/** Whether there is anything to look at, before any database is opened. */
export const hasKeptPages = (notes: Notes): boolean =>
  KEPT_PLACES.some((place) => notes.getItem(noteOf(place)) !== null)

export function forgetKeptPages(notes: Notes): void {
  for (const place of KEPT_PLACES) notes.removeItem(noteOf(place))
}

/**
 * Seals a page and keeps it in this place, instead of what was there, unless that `isOver` by then: what was forgotten
 * while it was sealed stays so.
 */
export async function writeKeptPage(
  notes: Notes,
  vault: Vault,
  place: KeptPlace,
  page: KeptPage,
  isOver: () => boolean = () => false,
): Promise<void> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(page)), new CompressionStream(FORMAT))
  const sealed = await vault.seal(packed, sealOf(place))
  if (!isOver()) notes.setItem(noteOf(place), toBase64(sealed))
}

/** The page of this place; undefined where none is kept or this key does not open it. */
export async function readKeptPage(
  notes: Notes,
  vault: Vault,
  place: KeptPlace,
): Promise<KeptPage | undefined> {
  const note = notes.getItem(noteOf(place))
  if (note === null) return undefined
  try {
    const packed = await vault.open(fromBase64(note), sealOf(place))
    const text = new TextDecoder().decode(await through(packed, new DecompressionStream(FORMAT)))
    return JSON.parse(text) as KeptPage
  } catch {
    // Kept by another user, by an older build, or changed: the app opens without it.
    return undefined
  }
}

/** Where and when a start happens. */
export interface Start {
  /** Path and search. */
  address: string
  language: string
  width: number
  height: number
  now: number
}

/** A page is as good in a window that is lower or higher by this, as its list reaches beyond it. CSS pixels. */
const HEIGHT_LEEWAY = 100

/** The kept page that this start would lead to and look like; undefined where there is none. */
export async function findKeptPage(
  notes: Notes,
  vault: Vault,
  { address, language, width, height, now }: Start,
): Promise<KeptPage | undefined> {
  const pages = await Promise.all(KEPT_PLACES.map((place) => readKeptPage(notes, vault, place)))
  const [landing] = pages
  const page = address === '/' ? landing : pages.find((page) => page?.address === address)
  const isAlike =
    page?.language === language &&
    page.width === width &&
    Math.abs(page.height - height) <= HEIGHT_LEEWAY &&
    now < page.until
  return isAlike ? page : undefined
}

const FORMAT = 'deflate-raw'

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer())

/** How many bytes become characters at once: a call takes only so many arguments. */
const FEW = 0x4000

function toBase64(bytes: Uint8Array): string {
  let units = ''
  for (let at = 0; at < bytes.length; at += FEW) units += String.fromCharCode(...bytes.subarray(at, at + FEW))
  return btoa(units)
}
