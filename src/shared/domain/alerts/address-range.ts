/** An address as a number of 128 bits; one of version 4 is told as version 6 tells it. */
type Address = bigint

const MAPPED = 0xff_ff_00_00_00_00n
const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/
const LONGEST_TEXT = 64

function parseV4(text: string): bigint | undefined {
  const parts = V4.exec(text)?.slice(1)
  if (!parts || parts.some((part) => Number(part) > 255 || /^0\d/.test(part))) return undefined
  return parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n)
}

function parseV6(text: string): Address | undefined {
  const tail = /[^:]*$/.exec(text)?.[0] ?? ''
  const v4 = tail.includes('.') ? parseV4(tail) : undefined
  if (tail.includes('.') && v4 === undefined) return undefined
  const whole =
    v4 === undefined
      ? text
      : `${text.slice(0, -tail.length)}${(v4 >> 16n).toString(16)}:${(v4 & 0xff_ffn).toString(16)}`
  const halves = whole.split('::')
  if (halves.length > 2) return undefined
  const [head = [], end = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - end.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...end]
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n)
}

/** The address itself of what logs write: with a port, with brackets, with a zone. */
export function plainAddress(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST_TEXT) return undefined
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed
  const [withoutZone = ''] = bare.split('%')
  return parseAddress(withoutZone) === undefined ? undefined : withoutZone.toLowerCase()
}

function parseAddress(text: string): Address | undefined {
  if (text.length > LONGEST_TEXT) return undefined
  const v4 = parseV4(text)
  return v4 === undefined ? parseV6(text) : MAPPED | v4
}

interface AddressRange {
  address: Address
  /** How many of the 128 bits have to be the same. */
  bits: bigint
}

function parseRange(text: string): AddressRange | undefined {
  const [written = '', prefix, ...rest] = text.trim().split('/')
  const address = parseAddress(written)
  if (address === undefined || rest.length > 0) return undefined
  if (prefix === undefined) return { address, bits: 128n }
  const isV4 = !written.includes(':')
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (isV4 ? 32 : 128)) return undefined
  return { address, bits: BigInt(prefix) + (isV4 ? 96n : 0n) }
}

const covers = ({ address, bits }: AddressRange, asked: Address): boolean =>
  (address ^ asked) >> (128n - bits) === 0n

/** Whether an address lies in one of these addresses and ranges (CIDR); what is neither of them holds nothing. */
export const isInRanges = (ranges: readonly string[], address: string | undefined): boolean =>
  rangesTest(ranges)(address)

/** The same for many addresses. */
export function rangesTest(ranges: readonly string[]): (address: string | undefined) => boolean {
  const known = ranges.flatMap((text) => parseRange(text) ?? [])
  return (address) => {
    const plain = address === undefined ? undefined : plainAddress(address)
    const asked = plain === undefined ? undefined : parseAddress(plain)
    return asked !== undefined && known.some((range) => covers(range, asked))
  }
}

/** What keeps an address or range out of a list (CA-57). */
export function rangeIssue(list: readonly string[], text: string): 'invalidIp' | 'ipIsInList' | undefined {
  const range = parseRange(text)
  if (!range) return 'invalidIp'
  const isSame = (other: AddressRange | undefined) =>
    other !== undefined && other.bits === range.bits && covers(other, range.address)
  return list.some((each) => isSame(parseRange(each))) ? 'ipIsInList' : undefined
}

/** The same text for addresses and ranges that `rangeIssue` takes for the same; undefined for what is neither. */
export function rangeKey(text: string): string | undefined {
  const range = parseRange(text)
  return range && `${range.address >> (128n - range.bits)}/${range.bits}`
}
