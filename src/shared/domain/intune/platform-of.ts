import type { Members } from '../conditional-access/import/is-members.ts'
import type { IntuneSetName, Platform } from './device-policy.ts'

/** Sets whose policies are all for one platform. */
const OF_SET: Partial<Record<IntuneSetName, Platform>> = {
  groupPolicyConfigurations: 'windows',
  windowsDriverUpdateProfiles: 'windows',
  iosManagedAppProtections: 'iOS',
  androidManagedAppProtections: 'android',
}

/** The words of `platforms`, in small letters. https://learn.microsoft.com/graph/api/resources/intune-deviceconfigv2-devicemanagementconfigurationplatforms */
const WORDS: Readonly<Record<string, Platform>> = {
  windows10: 'windows',
  windows10x: 'windows',
  macos: 'macOS',
  ios: 'iOS',
  android: 'android',
  androidenterprise: 'android',
  aosp: 'android',
  linux: 'linux',
}

/** How the names of the vendor's types begin. */
const TYPES: readonly [RegExp, Platform][] = [
  [/^(?:windows|sharedPC|editionUpgrade)/i, 'windows'],
  [/^macOS/i, 'macOS'],
  [/^ios/i, 'iOS'],
  [/^(?:android|aosp)/i, 'android'],
]

/** The platform of a policy by its set, its type or its `platforms`; null where these name none, or several. */
export function platformOf(set: IntuneSetName, body: Members): Platform | null {
  const { platforms, '@odata.type': type } = body
  const found =
    OF_SET[set] ?? (typeof platforms === 'string' ? platformIn(platforms) : platformOfType(String(type)))
  return found ?? null
}

function platformIn(words: string): Platform | undefined {
  const found = new Set(words.split(',').map((word) => WORDS[word.trim().toLowerCase()]))
  return found.size === 1 ? [...found][0] : undefined
}

const platformOfType = (type: string): Platform | undefined =>
  TYPES.find(([begins]) => begins.test(type.replace('#microsoft.graph.', '')))?.[1]
