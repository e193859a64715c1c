/** How ids of the settings catalog begin, whatever they set. https://learn.microsoft.com/windows/client-management/mdm/ */
const BEGINNING = /^(?:(?:device|user)_)?(?:vendor_msft_(?:policy_config_|policy_)?|com\.apple\.)/i

/** How many of its last parts say what a setting is. */
const PARTS = 2

/**
 * The name of a setting of the catalog by its id: the vendor tells no other one. Of a setting inside another one it is what
 * its id has beyond that one's.
 */
export function nameOfDefinition(id: string, parentId = ''): string {
  const all = partsOf(id)
  const around = partsOf(parentId)
  const first = all.findIndex((part, at) => part.toLowerCase() !== around[at]?.toLowerCase())
  const own = all.slice(Math.max(first, 0)).filter((part) => part.length > 1 && !/^\{.*\}$/.test(part))
  return beginLarge(own.slice(-PARTS).map(spaced).join(' › ')) || id || '–'
}

const partsOf = (id: string): string[] => id.replace(BEGINNING, '').split(/[_~]+/)

/** What the id of a choice has beyond its setting's. */
export const endOfChoice = (value: string, definitionId: string): string =>
  value.toLowerCase().startsWith(`${definitionId.toLowerCase()}_`)
    ? value.slice(definitionId.length + 1)
    : value

/** `passwordMinimumLength` as words. */
export const nameOfMember = (name: string): string =>
  beginLarge(spaced(name.replaceAll('_', ' '))).replaceAll(
    ABBREVIATION,
    (word) => ABBREVIATIONS[word.toLowerCase()] ?? word,
  )

/** What is written so in any language, in small letters. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  'bit locker': 'BitLocker',
  ios: 'iOS',
  os: 'OS',
  tpm: 'TPM',
  pin: 'PIN',
  url: 'URL',
  vpn: 'VPN',
  usb: 'USB',
  'wi fi': 'Wi-Fi',
  dns: 'DNS',
}
const ABBREVIATION = new RegExp(`\\b(?:${Object.keys(ABBREVIATIONS).join('|')})\\b`, 'gi')

/** A type of the vendor's without its namespace, as words. */
export const nameOfType = (type: string): string =>
  nameOfMember(type.replace(/^#?microsoft\.graph\./, '')).replace(/([a-z])(\d)/, '$1 $2')

/** A word of the vendor's as words; what somebody typed stays as it is. */
export const wordOf = (text: string): string =>
  /^[a-z]+(?:[A-Z][a-z]+)+$/.test(text) ? beginLarge(spaced(text)) : text

/** `macOSVersion` in words: what is written large throughout stays so. */
const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/ ([A-Z])(?=[a-z])/g, (_, letter: string) => ` ${letter.toLowerCase()}`)

/** A sentence of its own, but for names that begin small. */
const beginLarge = (text: string): string =>
  /^(?:iOS|macOS|mac OS|i OS)\b/.test(text)
    ? text.replace(/^(mac|i) /, '$1')
    : text.charAt(0).toUpperCase() + text.slice(1)
